import type * as Ast from '../../../2-parse/ast.ts'
import type { ObjectName } from '../../../ir/change.ts'

/** `SELECT expression FROM ONLY relation`; once under each name, where it is given names. */
export function selected(
  expression: Ast.Expression,
  { on, as = [] }: { readonly on: ObjectName | undefined; readonly as?: readonly string[] },
): Ast.Query {
  const { at } = expression
  const aliases = as.length > 0 ? as : [undefined]
  const body: Ast.Select = {
    ...{ kind: 'select', distinct: 'all', into: undefined, where: undefined },
    ...{ hints: '', modifiers: [] },
    items: [{ kind: 'item', expression, alias: undefined, text: '', blanks: '', at }],
    from: on ? aliases.map((alias) => tableNamed(on, alias, at)) : [],
    ...{ groupDistinct: false, groupBy: [], having: undefined, windows: [] },
    ...{ qualify: undefined, at },
  }
  return {
    ...{ kind: 'query', with: undefined, body, orderBy: [], limit: undefined, locking: [] },
    ...{ into: undefined, procedure: undefined, at },
  }
}

function tableNamed(on: ObjectName, alias: string | undefined, at: Ast.Node['at']): Ast.TableRef {
  const parts = [on.schema, on.name].map((text) => ({ text, quoted: true, at }))
  const named = alias === undefined ? undefined : { text: alias, quoted: true, at }
  return {
    ...{ kind: 'table', name: { parts, at }, only: true, sample: undefined, partitions: [] },
    alias: named && { name: named, columns: [], types: [], collations: [], at },
    ...{ indexHints: [], period: undefined, indexed: undefined, at },
  }
}
