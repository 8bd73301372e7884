/**
 * The lines by which migration tools mark their files. Each ends the statement above it; `up` and `down`
 * say which way the statements below go.
 */
export type MigrationMarker = 'up' | 'down' | 'boundary'

/** As the tools read them: the whole line, from its first column; letters of any case, as sqlc does. */
const forms: readonly RegExp[] = [
  // goose: `-- +goose Up`, `-- +goose StatementBegin`, `-- +goose NO TRANSACTION`
  /--[ \t]*\+goose[ \t]+(up|down|statementbegin|statementend|no[ \t]+transaction|envsub(?:st)?[ \t]+(?:on|off))[ \t\r]*$/imy,
  // sql-migrate: `-- +migrate Up notransaction`
  /--[ \t]*\+migrate[ \t]+(up|down|statementbegin|statementend)(?![^ \t\r\n])[^\n]*$/imy,
  // dbmate: `-- migrate:up transaction:false`
  /--[ \t]*migrate:(up|down)(?![^ \t\r\n])[^\n]*$/imy,
  // tern: what is below takes back what is above
  /-{2,}[ \t]*create above[ \t]*\/[ \t]*drop below[ \t]*-*[ \t\r]*$/imy,
]

/** The marker whose comment opens at an offset, if there is one. */
export function markerAt(text: string, at: number): MigrationMarker | undefined {
  if (at > 0 && text[at - 1] !== '\n' && text[at - 1] !== '\ufeff') return undefined
  for (const form of forms) {
    form.lastIndex = at
    const match = form.exec(text)
    if (!match) continue
    const direction = (match[1] ?? 'down').toLowerCase()
    return direction === 'up' || direction === 'down' ? direction : 'boundary'
  }
  return undefined
}
