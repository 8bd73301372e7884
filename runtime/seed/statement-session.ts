import type { Connection } from '../engine.ts'
import type { SqlText } from '../sql-text.ts'
import type { LaterValues, SeedSession, SeedTarget } from './seed-session.ts'
import type { SeedRow, SeedValue } from './seed-value.ts'

/** How an engine writes rows as statements. */
export interface SeedStatements {
  /** Begins the transaction; references wait for its end where they can. */
  readonly begin: readonly string[]
  insert(target: SeedTarget, rows: readonly SeedRow[]): string
  literal(value: SeedValue): string
}

interface Texts extends SeedStatements {
  readonly sqlText: Pick<SqlText, 'quote' | 'relation'>
}

/** A session of plain statements. Closing it takes back what is not committed; the connection stays open. */
export function statementSession(connection: Connection, texts: Texts): SeedSession {
  const run = (sql: string) => connection.execute(sql)
  let isOpen = false
  const insert = async (target: SeedTarget, rows: readonly SeedRow[]) => {
    if (rows.length > 0) await run(texts.insert(target, rows))
  }
  return {
    async begin() {
      for (const sql of texts.begin) await run(sql)
      isOpen = true
    },
    async empty(relations) {
      for (const relation of relations) await run(`DELETE FROM ${texts.sqlText.relation(relation)}`)
    },
    async insert(target, batches) {
      for (const rows of batches) await insert(target, rows)
    },
    async tryInsert(target, rows) {
      await run('SAVEPOINT quarry_seed')
      try {
        await insert(target, rows)
      } catch (error) {
        // A connection that is lost refuses this too.
        await run('ROLLBACK TO SAVEPOINT quarry_seed')
        return { reason: error instanceof Error ? error.message : String(error) }
      }
      await run('RELEASE SAVEPOINT quarry_seed')
      return undefined
    },
    async fill(values, batches) {
      for (const rows of batches) for (const row of rows) await run(fillText(values, row, texts))
    },
    finish: async () => undefined,
    async commit() {
      await run('COMMIT')
      isOpen = false
    },
    async close() {
      if (isOpen) await run('ROLLBACK')
      isOpen = false
    },
    reasonOf: (error) => (error instanceof Error ? error.message : undefined),
  }
}

function fillText(
  { relation, key, columns }: LaterValues,
  row: SeedRow,
  { sqlText: { quote, relation: nameOf }, literal }: Texts,
): string {
  const parts = [...key, ...columns].map(
    ({ name }, index) => `${quote(name)} = ${literal(row[index] ?? null)}`,
  )
  const set = parts.slice(key.length).join(', ')
  return `UPDATE ${nameOf(relation)} SET ${set} WHERE ${parts.slice(0, key.length).join(' AND ')}`
}
