//! The answer to a request that is refused.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::protocol::{Fault, FaultCode};
use crate::room::fault;

pub(crate) struct Refused(pub(crate) Fault);

impl From<Fault> for Refused {
    fn from(fault: Fault) -> Self {
        Self(fault)
    }
}

impl From<JsonRejection> for Refused {
    fn from(rejection: JsonRejection) -> Self {
        Self(fault(FaultCode::BadMessage, rejection.body_text()))
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = match self.0.code {
            FaultCode::BadMessage | FaultCode::Impossible | FaultCode::WrongProtocol => {
                StatusCode::BAD_REQUEST
            }
            FaultCode::BadKey | FaultCode::BadSignature => StatusCode::UNAUTHORIZED,
            FaultCode::NotHost | FaultCode::Origin => StatusCode::FORBIDDEN,
            FaultCode::NoRoom | FaultCode::NotFound => StatusCode::NOT_FOUND,
            FaultCode::NotNow | FaultCode::NameTaken => StatusCode::CONFLICT,
            FaultCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            FaultCode::Damaged => StatusCode::SERVICE_UNAVAILABLE,
            FaultCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let code = self.0.code;
        let mut response = (status, Json(self.0)).into_response();
        response.extensions_mut().insert(code);
        if status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
        response
    }
}
