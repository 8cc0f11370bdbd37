//! Scripts, style sheet and icons.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use posthorn_pages::assets;

/// A file of this build. The address changes with the contents, so that browsers never ask again.
pub(crate) async fn file(Path((version, name)): Path<(String, String)>) -> Response {
    match assets::find(&version, &name) {
        Some(asset) => {
            let headers = [
                (header::CONTENT_TYPE, asset.content_type),
                (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
            ];
            (headers, asset.text.as_str()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
