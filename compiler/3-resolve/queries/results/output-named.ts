import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import type { Context } from '../context.ts'
import { placesOf } from '../places-of.ts'
import type { FromScope } from '../scope.ts'
import { sameTree } from './same-tree.ts'

/** The expression of the output that an unqualified name in ORDER BY or GROUP BY means. */
export function outputNamed(
  expression: Ast.Expression,
  outputs: readonly Ir.Output[],
  from: FromScope,
  context: Context,
): Ir.Expression | undefined {
  const name = loneName(expression)
  if (!name) return undefined
  const { names, semantics } = context.dialect
  const key = names.columnKey(name.text)
  const found = outputs.filter((output) => names.columnKey(output.name) === key)
  if (semantics.orderByName === 'labelled') {
    const isColumn = countNamed(name, from, context) > 0
    return found.find((output) => !isColumn || isLabelled(output))?.expression
  }
  return semantics.orderByName === 'only'
    ? theOnly(name, found, context)
    : firstComputed(name, found, context)
}

/** What is computed, unless two columns of the name stand before it. */
export function firstComputed(
  name: Ast.Name,
  named: readonly Shown[],
  context: Context,
): Ir.Expression | undefined {
  const index = named.findIndex(({ expression }) => expression.kind !== 'column')
  const column = theOnly(name, index < 0 ? named : named.slice(0, index), context)
  return named[index]?.expression ?? column
}

/** A name that stands alone, without a qualifier. */
export function loneName(expression: Ast.Expression): Ast.Name | undefined {
  const [name, ...others] = expression.kind === 'column' ? expression.parts : []
  return others.length === 0 ? name : undefined
}

/** How many columns of a FROM an unqualified name means. */
export function countNamed({ text }: Ast.Name, from: FromScope, { dialect }: Context): number {
  const { columnKey } = dialect.names
  return placesOf(from.columns, columnKey(text), ({ name }) => columnKey(name)).length
}

function isLabelled({ written }: Ir.Output): boolean {
  return written.kind !== 'expression' || written.alias !== undefined
}

/** What outputs or keys of one name show; an error unless it is the same. */
export function theOnly(
  name: Ast.Name,
  named: readonly Shown[],
  { dialect, report }: Context,
): Ir.Expression | undefined {
  const [first, ...others] = named
  const another = first && others.find((each) => !areOne(first, each))
  if (first && another) {
    const { columnKey } = dialect.names
    const relations = [first, another].flatMap(({ expression }) => {
      const shown = columnShown(expression)
      const isNamed = shown !== undefined && columnKey(shown.name) === columnKey(name.text)
      return isNamed ? [shown.relation] : []
    })
    report.add('ambiguous-column', name.at, { column: name.text, relations })
  }
  return first?.expression
}

/** The column that an expression is, by its own name. */
export function columnShown(
  expression: Ir.Expression,
): { readonly name: string; readonly relation: string } | undefined {
  if (expression.kind !== 'column') return undefined
  const { variable, index } = expression
  const name = variable.columns[index]
  return name === undefined ? undefined : { name, relation: variable.alias }
}

type Shown = Pick<Ir.Output, 'expression'>

function areOne({ expression: left }: Shown, { expression: right }: Shown): boolean {
  return sameTree(left, right)
}
