import type * as Ast from '../2-parse/ast.ts'
import type { SystemRow, Value } from '../dialects/block-rules.ts'
import type { BoundRow, Scope } from './scope.ts'

/** A row that a query finds; not `sure` where it is not known whether it does. */
export interface FoundRow {
  readonly bound: readonly BoundRow[]
  readonly sure: boolean
  /** What the first column of the result is. */
  readonly item: Ast.Expression | undefined
}

type Holds = (condition: Ast.Expression, rows: readonly BoundRow[]) => Value | undefined

interface Source {
  readonly alias: string
  readonly rows: readonly SystemRow[]
}

/** The rows of a plain query of system relations; undefined for any other. */
export function rowsOf(
  { body, with: ctes, limit }: Ast.Query,
  scope: Scope,
  holds: Holds,
): readonly FoundRow[] | undefined {
  if (ctes || body.kind !== 'select' || isGrouped(body)) return undefined
  if (limit && isNothing(limit)) return undefined
  const conditions: Ast.Expression[] = body.where ? [body.where] : []
  const tables: Ast.TableRef[] = []
  if (!body.from.every((item) => collect(item, tables, conditions))) return undefined
  const sources = tables.map((table) => sourceOf(table, scope))
  if (!sources.every((source) => source !== undefined)) return undefined
  const parts = conditions.flatMap(conjuncts)
  const [first] = body.items
  const item = first?.kind === 'item' ? first.expression : undefined
  return joined(sources, parts, scope, holds).map((bound) => {
    const sure = parts.every((part) => holds(part, bound) === true)
    return { bound, sure, item }
  })
}

/** Each relation in turn; what a condition is known to leave out goes at once. */
function joined(
  sources: readonly Source[],
  conditions: readonly Ast.Expression[],
  scope: Scope,
  holds: Holds,
): readonly (readonly BoundRow[])[] {
  const isPossible = (rows: readonly BoundRow[]) =>
    conditions.every((condition) => {
      const value = holds(condition, rows)
      return value === undefined || value === true
    })
  let found: readonly (readonly BoundRow[])[] = [scope.rows]
  for (const { alias, rows } of sources) {
    found = found
      .flatMap((bound) => rows.map((row) => [{ alias, row }, ...bound]))
      .filter((bound) => isPossible(bound))
  }
  return sources.length === 0 ? found.filter((bound) => isPossible(bound)) : found
}

function isGrouped({ groupBy, having, qualify }: Ast.Select): boolean {
  return groupBy.length > 0 || having !== undefined || qualify !== undefined
}

/** LIMIT 0, or any number that is no literal. */
function isNothing({ count, offset }: Ast.Limit): boolean {
  const isSome = count?.kind === 'literal' && Number(count.value) > 0
  return offset !== undefined || (count !== undefined && !isSome)
}

/** False for what is no join of tables. */
function collect(
  item: Ast.FromItem,
  tables: Ast.TableRef[],
  conditions: Ast.Expression[],
): boolean {
  if (item.kind === 'table') {
    tables.push(item)
    return item.sample === undefined && (item.alias?.columns.length ?? 0) === 0
  }
  if (item.kind !== 'join' || (item.type !== 'inner' && item.type !== 'cross')) return false
  const { condition, left, right } = item
  if (condition.kind === 'on') conditions.push(condition.expression)
  else if (condition.kind !== 'none') return false
  return collect(left, tables, conditions) && collect(right, tables, conditions)
}

function sourceOf({ name, alias }: Ast.TableRef, { rules, known }: Scope): Source | undefined {
  const own = name.parts.at(-1)?.text ?? ''
  const rows = rules.rows(name.parts.at(-2)?.text, own, known)
  return rows && { alias: alias?.name.text ?? own, rows }
}

function conjuncts(condition: Ast.Expression): readonly Ast.Expression[] {
  if (condition.kind !== 'binary' || condition.operator !== 'and') return [condition]
  return [...conjuncts(condition.left), ...conjuncts(condition.right)]
}
