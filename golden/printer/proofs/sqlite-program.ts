import Database from 'better-sqlite3'
import * as v from 'valibot'
import { lex } from '../../../compiler/1-lex/lexer.ts'
import type { Token } from '../../../compiler/1-lex/token.ts'
import { sqlite } from '../../../compiler/dialects/sqlite/dialect.ts'

type Connection = InstanceType<typeof Database>

const instructionSchema = v.object({
  opcode: v.string(),
  p1: v.number(),
  p2: v.number(),
  p3: v.number(),
  p4: v.nullable(v.string()),
  p5: v.number(),
})

type Instruction = v.InferOutput<typeof instructionSchema>

/** The program that SQLite makes of a statement, as a text to compare; undefined where it refuses. */
export function programOf(sql: string, database: Connection): string | undefined {
  try {
    const rows = database.prepare(`EXPLAIN ${sql}`).all(...valuesFor(sql))
    return rows.map((row) => lineOf(v.parse(instructionSchema, row))).join('\n')
  } catch (error) {
    if (error instanceof Database.SqliteError) return undefined
    throw error
  }
}

/** Of Halt: a CHECK is broken. */
const OF_CHECK = 3

/**
 * `Trace` holds the text of a trigger's statement, `Halt` that of a CHECK without a name; virtual
 * tables have an address. `Transaction` counts how often the schema was changed, refused changes included.
 */
function lineOf({ opcode, p1, p2, p3, p4, p5 }: Instruction): string {
  if (opcode === 'Transaction') return [opcode, p1, p2].join(' ')
  const spelt = opcode === 'Trace' || (opcode === 'Halt' && p5 === OF_CHECK)
  const kept = spelt ? '' : p4?.replace(/^vtab:.*/, 'vtab')
  return [opcode, p1, p2, p3, kept, p5].join(' ')
}

/** NULL for each parameter: the driver asks for values even where nothing is run. */
function valuesFor(sql: string): readonly unknown[] {
  const parameters = lex(sql, sqlite.lexical).tokens.filter(({ kind }) => kind === 'parameter')
  const named = parameters.filter(({ value }) => value !== '').map(({ value }) => [value, null])
  const nulls = Array.from({ length: countOfNameless(parameters) }, () => null)
  return named.length === 0 ? [nulls] : [nulls, Object.fromEntries(named)]
}

/** Of the parameters, those that `?1, ?4` passes over included. */
function countOfNameless(parameters: readonly Token[]): number {
  const numbers = new Map<string, number>()
  let highest = 0
  for (const { text, value } of parameters) {
    const number = numbers.get(text) ?? (/^\?\d/.test(text) ? Number(value) : highest + 1)
    if (value !== '') numbers.set(text, number)
    highest = Math.max(highest, number)
  }
  return highest - new Set(numbers.values()).size
}
