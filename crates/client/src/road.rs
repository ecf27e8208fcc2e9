//! How a client gets to its table. Tests put bad roads in the place of the straight one.

use crate::fault::Fault;
use crate::house::House;
use crate::line::Line;
use crate::socket::Socket;

/// A way to the table, which the client takes again whenever the line has broken.
pub trait Road: Send + 'static {
    /// Opens a connection.
    fn open(&mut self) -> impl Future<Output = Result<Socket, Fault>> + Send;
}

/// The ordinary way.
#[derive(Clone, Debug)]
pub struct Straight {
    /// The server.
    pub house: House,
    /// The table's id.
    pub table: String,
    /// Who goes there.
    pub token: String,
}

impl Road for Straight {
    async fn open(&mut self) -> Result<Socket, Fault> {
        let line = Line::open(&self.house).await?;
        Socket::over(line, &self.house, &self.table, &self.token).await
    }
}
