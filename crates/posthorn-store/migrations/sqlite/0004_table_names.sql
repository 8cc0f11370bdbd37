-- A table is called a table everywhere, and what a server holds for a while is called a lease.
ALTER TABLE games RENAME TO tables;
DROP INDEX games_by_status;
CREATE INDEX tables_by_status ON tables (status, created_at);

ALTER TABLE events RENAME COLUMN game TO table_id;
ALTER TABLE seated RENAME COLUMN game TO table_id;
ALTER TABLE results RENAME COLUMN game TO table_id;

ALTER TABLE claims RENAME TO leases;
ALTER TABLE leases RENAME COLUMN game TO table_id;
DROP INDEX claims_by_node;
CREATE INDEX leases_by_node ON leases (node);
ALTER TABLE nodes RENAME COLUMN until TO lease_until;
