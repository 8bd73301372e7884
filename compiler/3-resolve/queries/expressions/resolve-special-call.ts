import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import type { Type } from '../../../ir/type.ts'
import { resolveType } from '../../resolve-type.ts'
import { type Context, notSupported, optional } from '../context.ts'
import { resolveWindow } from './resolve-window.ts'
import type { Scope } from '../scope.ts'
import { plainCall } from './plain-call.ts'

/** What the grammar writes like a call. Its queries are arrays of what they give. */
export function resolveSpecialCall(
  call: Ast.SpecialCall,
  scope: Scope,
  context: Context,
): Ir.Expression {
  const { name, at, text } = call
  if (!context.dialect.semantics.specialCalls.has(name))
    return notSupported(name.toUpperCase(), at, context)
  const { values, type } = readParts(call, scope, context)
  const nameAt = { start: at.start, end: at.start + name.length }
  const given = values.map(({ word, value }) => ({ name: word, value }))
  return {
    ...plainCall({ name, nameAt, at }, given),
    filter: optional(call.filter, scope, context),
    over: call.over && resolveWindow(call.over, scope, context),
    special: { type, takesValuesAsTheyAre: !/\b(?:absent\s+on|format\s+json)\b/i.test(text) },
  }
}

interface Parts {
  readonly values: readonly { readonly word: string | undefined; readonly value: Ir.Expression }[]
  readonly type: Type | undefined
}

/** The values in a special call, each with the word that is said before it. */
function readParts({ parts, nested }: Ast.SpecialCall, scope: Scope, context: Context): Parts {
  const values: { word: string | undefined; value: Ir.Expression }[] = []
  let word: string | undefined
  let type: Type | undefined
  for (const part of parts) {
    if (part.kind === 'telling') word = part.word
    if (part.kind === 'type') type = resolveType(part.type, context)
    const node = part.kind === 'nested' ? nested[part.index] : undefined
    if (node?.kind === 'query') {
      const query = context.query(node, scope)
      values.push({ word: 'query', value: { kind: 'subquery', array: true, query, at: node.at } })
    } else if (node && isExpression(node)) {
      values.push({ word, value: context.expression(node, scope) })
    }
  }
  return { values, type }
}

/** Whether what stands in a clause that is kept as it is written is an expression. */
export function isExpression(node: Ast.AsWritten['nested'][number]): node is Ast.Expression {
  return !/^(?:query|insert|update|delete|merge)$/.test(node.kind)
}
