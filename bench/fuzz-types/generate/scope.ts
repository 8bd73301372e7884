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
  readonly grouped: readonly VisibleColumn[]
}

export interface Source {
  readonly name: string
  readonly columns: readonly NamedColumn[]
  /** Data statements may aim at it. */
  readonly isTable: boolean
}

export function inner(scope: Scope): Scope {
  return { ...scope, aggregates: false, windows: false }
}
