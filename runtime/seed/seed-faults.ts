import type { Renderable } from '../../compiler/diagnostics/render.ts'

interface Texts {
  readonly message: string
  readonly hint?: string | undefined
  /** The table that is refused, as a person writes it; absent where it is not about one. */
  readonly table?: string
}

/** Reasons for which a database is not seeded. */
const catalogue = {
  'not-a-table': (p: { name: string }) => ({
    message: `"${p.name}" is no table that rows can be added to`,
  }),
  'rows-in-table': (p: { tables: readonly string[] }) => ({
    message: `there are rows already in ${p.tables.join(', ')}`,
    hint: 'add --append to keep them and add others, or --truncate to delete them first',
  }),
  'unconfirmed-truncate': (p: { tables: readonly string[] }) => ({
    message: `--truncate deletes all rows of these tables: ${p.tables.join(', ')}`,
    hint: 'add --yes if that is meant',
  }),
  'impossible-count': (p: {
    table: string
    count: number
    columns: readonly string[]
    most: number
  }) => ({
    table: p.table,
    message: `"${p.table}" cannot have ${p.count} more ${p.count === 1 ? 'row' : 'rows'}: (${p.columns.join(', ')}) is unique, and there are values for ${p.most}`,
    hint: `write ${p.table}:${p.most}, or seed more rows into the tables that it refers to`,
  }),
  'unseedable-column': (p: { table: string; column: string; type: string }) => ({
    table: p.table,
    message: `"${p.table}.${p.column}" must have a value, and quarry can make none of type ${p.type}`,
    hint: 'give the column a default',
  }),
  'empty-parent': (p: { table: string; columns: readonly string[]; parent: string }) => ({
    table: p.table,
    message: `"${p.table}" refers to "${p.parent}" by (${p.columns.join(', ')}), and there is no row`,
    hint: `seed "${p.parent}" as well`,
  }),
  'unbreakable-circle': (p: { tables: readonly string[] }) => ({
    message: `the foreign keys of ${p.tables.join(', ')} form a circle in which no first row can be added`,
    hint: 'let a column of one of them be NULL, or declare the key DEFERRABLE where the database can',
  }),
  'unmet-condition': (p: { table: string; reason: string }) => ({
    table: p.table,
    message: `no row was found that "${p.table}" takes: ${p.reason}`,
    hint: 'this condition is not one that quarry understands; seed the other tables by name',
  }),
  'refused-seed': (p: { reason: string }) => ({
    message: `the database refuses the rows as a whole: ${p.reason}`,
    hint: 'nothing was written',
  }),
  'refused-rows': (p: { table: string; reason: string }) => ({
    table: p.table,
    message: `"${p.table}" refuses a row: ${p.reason}`,
    hint: 'nothing was written',
  }),
} satisfies Record<string, (params: never) => Texts>

export type SeedFaultCode = keyof typeof catalogue
type ParamsOf<C extends SeedFaultCode> = (typeof catalogue)[C] extends (params: infer P) => Texts
  ? P
  : never

const entries: { readonly [C in SeedFaultCode]: (params: ParamsOf<C>) => Texts } = catalogue

export function seedFault<C extends SeedFaultCode>(code: C, params: ParamsOf<C>): Renderable {
  const { message, hint } = entries[code](params)
  return { code, severity: 'error', message, hint, place: undefined, related: [] }
}

/** The database is not seeded, for a reason that is told to a person. */
export class SeedRefused extends Error {
  readonly fault: Renderable
  /** As a person writes it; undefined where it is not about one table. */
  readonly table: string | undefined

  constructor(fault: Renderable, table: string | undefined) {
    super(fault.message)
    this.name = 'SeedRefused'
    this.fault = fault
    this.table = table
  }
}

/** Throws SeedRefused. */
export function refuseSeed<C extends SeedFaultCode>(code: C, params: ParamsOf<C>): never {
  throw new SeedRefused(seedFault(code, params), entries[code](params).table)
}
