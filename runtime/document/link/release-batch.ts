/** Makes a cursor of the driver forget the answer that was read: it keeps what it has found out about each of its documents. */
export function releaseBatch(cursor: object): void {
  Reflect.set(cursor, 'documents', null)
}
