//! How a client reaches its table. Tests replace the direct connector with bad ones.

use crate::client_error::ClientError;
use crate::server_url::ServerUrl;
use crate::socket::Socket;
use crate::stream::Stream;

/// A way to connect to the table, used again whenever the connection has broken.
pub trait Connector: Send + 'static {
    /// Opens a connection.
    fn open(&mut self) -> impl Future<Output = Result<Socket, ClientError>> + Send;
}

/// The direct way.
#[derive(Clone, Debug)]
pub struct Direct {
    /// The server.
    pub server: ServerUrl,
    /// The table's id.
    pub table: String,
    /// The guest's token.
    pub token: String,
}

impl Connector for Direct {
    async fn open(&mut self) -> Result<Socket, ClientError> {
        let stream = Stream::open(&self.server).await?;
        Socket::over(stream, &self.server, &self.table, &self.token).await
    }
}
