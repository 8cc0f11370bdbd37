-- A table is called a table everywhere, and what a server holds for a while is called a lease.
ALTER TABLE games RENAME TO tables;
ALTER INDEX games_pkey RENAME TO tables_pkey;
ALTER INDEX games_by_status RENAME TO tables_by_status;

ALTER TABLE events RENAME COLUMN game TO table_id;
ALTER TABLE seated RENAME COLUMN game TO table_id;
ALTER TABLE results RENAME COLUMN game TO table_id;

ALTER TABLE claims RENAME TO leases;
ALTER TABLE leases RENAME COLUMN game TO table_id;
ALTER INDEX claims_pkey RENAME TO leases_pkey;
ALTER INDEX claims_by_node RENAME TO leases_by_node;
ALTER TABLE nodes RENAME COLUMN until TO lease_until;
