import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../scope.ts'
import { loneName } from './output-named.ts'
import { positionOf } from './position-of.ts'

/** A select of a set operation. */
export interface SetArm {
  readonly outputs: readonly Ir.Output[]
  readonly scope: Scope
}

/**
 * The place of the column that an item of ORDER BY repeats by its name or its expression in any arm, the first
 * that does; undefined for a position and for a name that none has. SQLite manual, "SELECT", 5:
 * `SELECT a.x FROM a UNION SELECT b.y FROM b ORDER BY b.y`.
 */
export function placeInArms(
  item: Ast.Expression,
  arms: readonly SetArm[],
  context: Context,
): number | 'nowhere' | undefined {
  const expression = withoutCollation(item)
  if (positionOf(expression, context.dialect.semantics.position)) return undefined
  for (const arm of arms) {
    const place = placeOf(expression, arm, context)
    if (place >= 0) return place
  }
  return loneName(expression) ? undefined : 'nowhere'
}

function withoutCollation(item: Ast.Expression): Ast.Expression {
  return item.kind === 'collate' ? withoutCollation(item.operand) : item
}

function placeOf(expression: Ast.Expression, { outputs, scope }: SetArm, context: Context): number {
  const { columnKey } = context.dialect.names
  const name = loneName(expression)
  const named = name
    ? outputs.findIndex((output) => columnKey(output.name) === columnKey(name.text))
    : -1
  if (named >= 0) return named
  const meant = context.probe().expression(expression, scope)
  return outputs.findIndex((output) => isRepeated(output.expression, meant))
}

/** Whether two expressions are written alike and name the same columns. */
function isRepeated(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (!isTree(left) || !isTree(right) || isFault(left)) return false
  const [mine, others] = [partsOf(left), partsOf(right)]
  if (mine.length !== others.length) return false
  return mine.every(([name, part], i) => {
    const [otherName, other] = others[i] ?? []
    // Relations are told apart by themselves.
    if (name === 'variable') return part === other
    return name === otherName && isRepeated(part, other)
  })
}

/** Where they are written is no matter, nor whether with their relation. */
function partsOf(tree: object): readonly (readonly [string, unknown])[] {
  return Object.entries(tree).filter(([name]) => !/^(?:at|\w+At|qualified)$/.test(name))
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isFault(tree: object): boolean {
  return 'kind' in tree && tree.kind === 'fault'
}
