/**
 * The lines by which migration tools mark their files: goose (`-- +goose Up`), sql-migrate
 * (`-- +migrate Up notransaction`), dbmate (`-- migrate:up transaction:false`), tern (`---- create
 * above / drop below ----`). Each ends the statement above it; `up` and `down` say which way the
 * statements below go.
 */
export type MigrationMarker = 'up' | 'down' | 'boundary'

const marker =
  /--(?:\s*\+(?:goose|migrate)\s+(\w+)|\s*migrate:(up|down)\b|-*\s*create above\s*\/\s*drop below\s*-*)[^\n]*/iy

/** The marker whose comment opens at an offset, if there is one. */
export function markerAt(text: string, at: number): MigrationMarker | undefined {
  marker.lastIndex = at
  const match = marker.exec(text)
  if (!match) return undefined
  const direction = (match[1] ?? match[2] ?? 'down').toLowerCase()
  return direction === 'up' || direction === 'down' ? direction : 'boundary'
}
