/**
 * A value as a driver gives it with nothing lost: PostgreSQL's own text, MySQL's text or bytes, one
 * of the five kinds of SQLite.
 */
export type RawValue = null | string | number | bigint | Uint8Array
