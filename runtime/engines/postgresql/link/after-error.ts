import type { Connection } from 'pg'

/** Calls `tell` once the server is ready again behind an error, or the connection has ended. */
export function afterError(connection: Connection | undefined, tell: () => void): void {
  const once = () => {
    connection?.off('readyForQuery', once)
    connection?.off('end', once)
    tell()
  }
  connection?.on('readyForQuery', once)
  connection?.on('end', once)
  if (connection === undefined || connection.stream.destroyed) once()
}
