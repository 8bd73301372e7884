import type { Dice } from './dice.ts'

/** A column that an expression may name. */
export interface VisibleColumn {
  readonly reference: string
  readonly type: string
}

/** A relation in FROM. */
export interface VisibleRelation {
  readonly alias: string
  readonly columns: readonly NamedColumn[]
}

export interface NamedColumn {
  readonly name: string
  readonly type: string
}

/** What an expression may use, and where it stands. */
export interface Scope {
  readonly columns: readonly VisibleColumn[]
  readonly relations: readonly VisibleRelation[]
  /** Relations that FROM may name: tables, views, CTEs in sight. */
  readonly sources: readonly Source[]
  /** Aggregates and window functions may stand here; their arguments see `grouped` instead. */
  readonly aggregates: boolean
  readonly windows: boolean
  /** A WINDOW clause follows. */
  readonly hasNamedWindow?: boolean
  readonly grouped: readonly VisibleColumn[]
  /** What GROUP BY lists, where aggregates may stand. */
  readonly keys?: readonly VisibleColumn[]
  /** An item of a select list: functions may give many rows. */
  readonly isItem?: boolean
}

export interface Source {
  readonly name: string
  readonly columns: readonly NamedColumn[]
  /** What statements may write of it; undefined where they may not. */
  readonly writable?: readonly WritableColumn[]
}

export interface WritableColumn extends NamedColumn {
  readonly nullable: boolean
  /** Computed from the others. */
  readonly generated: boolean
  /** The table whose `id` it refers to. */
  readonly refersTo: string | undefined
}

export function emptyScope(sources: readonly Source[]): Scope {
  return { columns: [], relations: [], sources, aggregates: false, windows: false, grouped: [] }
}

/** Without what only the select list around it may use. */
export function inner(scope: Scope): Scope {
  return { ...scope, aggregates: false, windows: false, isItem: false }
}

/** Without what is around. */
export function alone(scope: Scope): Scope {
  return { ...inner(scope), columns: [], relations: [] }
}

/** A relation whose columns can be named: its name stands for its row. */
export function wholeRow({ relations, columns }: Scope, dice: Dice): string | undefined {
  const seen = relations.filter(({ alias }) =>
    columns.some(({ reference }) => reference.startsWith(`${alias}.`)),
  )
  return dice.find(seen)?.alias
}

/** What FROM shows, with or without what is around the query; what is near is named more often. */
export function within(outer: Scope, shown: Shown, sees: boolean): Scope {
  const own = [...columnsOf(shown.relations), ...shown.merged]
  return {
    ...inner(outer),
    columns: sees ? [...own, ...own, ...outer.columns] : own,
    relations: shown.relations,
  }
}

/** Relations of FROM, and the columns that USING made of two. */
export interface Shown {
  readonly relations: readonly VisibleRelation[]
  readonly merged: readonly VisibleColumn[]
}

export function columnsOf(relations: readonly VisibleRelation[]): readonly VisibleColumn[] {
  return relations.flatMap(({ alias, columns }) =>
    columns.map(({ name, type }) => ({ reference: `${alias}.${name}`, type })),
  )
}

/** Names for all columns, no two alike: what a derived table is renamed to. */
export function distinctNames(columns: readonly NamedColumn[]): readonly NamedColumn[] {
  return columns.map(({ type }, index) => ({ name: `d${index + 1}`, type }))
}
