import { hasSqlDetails, loadModule, parseSync } from 'libpg-query'
import type { Oracle, Verdict } from '../oracle.ts'

/** PostgreSQL's own grammar, compiled to WebAssembly. */
export async function openPostgresqlOracle(): Promise<Oracle> {
  await loadModule()
  return { judge, close: () => undefined }
}

/**
 * libpg-query reads the texts of pg_stat_statements too, and takes `$1` for a name or an alias then
 * (`SELECT a $1`): what it accepts only for that, it does not decide.
 */
function judge(text: string): Verdict {
  const sql = withNumbers(text)
  const verdict = verdictOn(sql)
  if (verdict.kind !== 'accepted' || !/\$\d/.test(sql)) return verdict
  const isJoined = /\$\d+_/.test(sql)
  return !isJoined && verdictOn(sql.replaceAll(/\$\d+/g, '1')).kind === 'accepted'
    ? verdict
    : { kind: 'undecided' }
}

/** `@name` is a parameter of quarry's, where PostgreSQL has an operator: it is sent `$1`. */
function withNumbers(text: string): string {
  return text.replaceAll(/(?<![-+*/<>=~!@#%^&|`?])@[a-z_]\w*/gi, (name) => '$1'.padEnd(name.length))
}

function verdictOn(sql: string): Verdict {
  // The binding refuses an empty text by itself.
  if (sql.trim() === '') return { kind: 'accepted' }
  try {
    parseSync(sql)
    return { kind: 'accepted' }
  } catch (error) {
    if (!hasSqlDetails(error)) throw error
    const place = error.sqlDetails?.cursorPosition
    const offset = place === undefined || place < 0 ? undefined : offsetOf(sql, place)
    return { kind: 'refused', message: error.message, offset }
  }
}

/** PostgreSQL counts code points. */
function offsetOf(text: string, codePoints: number): number {
  let offset = 0
  for (let left = codePoints; left > 0 && offset < text.length; left--) {
    offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1
  }
  return offset
}
