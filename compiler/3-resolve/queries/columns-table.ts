import type * as Ast from '../../2-parse/ast.ts'
import type * as Ir from '../../ir/query.ts'
import type { Type } from '../../ir/type.ts'
import { resolveType } from '../resolve-type.ts'
import { type Context, notSupported } from './context.ts'
import { variable } from './from/range-variable.ts'
import { isExpression } from './expressions/resolve-special-call.ts'
import type { Scope } from './scope.ts'

type Listed = Extract<Ir.Ranged, { kind: 'listed' }>

/** JSON_TABLE, XMLTABLE: a call that lists its columns; `scope` sees the relations to its left. */
export function columnsTableVariable(
  { call, alias, at }: Ast.ColumnsTable,
  scope: Scope,
  context: Context,
): Ir.RangeVariable {
  const document = context.dialect.semantics.columnsTables[call.name]
  const listed = document && readParts(call, { document, scope, context })
  if (!listed) notSupported(call.name.toUpperCase(), at, context)
  const names = listed?.columns.map(({ name }) => name) ?? []
  const over: Ir.Ranged = listed ?? { kind: 'fault', at }
  const named = { alias, name: call.name, schema: undefined, at }
  return variable({ ...named, columns: names, hidden: [], over }, context)
}

interface Reading {
  /** What the document is asked to be. */
  readonly document: Type
  readonly scope: Scope
  readonly context: Context
}

type ListedColumn = Listed['columns'][number]

function readParts(call: Ast.SpecialCall, { document, scope, context }: Reading): Listed {
  const { jsonTable, untypedResult } = context.dialect.semantics
  const { ordinality } = jsonTable
  const inputs: Listed['inputs'][number][] = []
  const columns: ListedColumn[] = []
  const told = new Set<string>()
  let name = ''
  let word = ''
  for (const part of call.parts) {
    if (part.kind === 'column') name = part.name.text
    if (part.kind === 'type') {
      columns.push({ name, type: resolveType(part.type, context), nullable: true })
    }
    if (part.kind === 'telling') {
      word = part.word
      told.add(word)
      // A nested path that finds nothing leaves all its columns NULL.
      if (word === 'ordinality')
        columns.push({ name, type: ordinality, nullable: told.has('nested') })
      if (word === 'null') columns.push(...columns.splice(-1).map(notNull))
    }
    const node = part.kind === 'nested' ? call.nested[part.index] : undefined
    if (!node || !isExpression(node)) continue
    const asked = { passing: document, default: columns.at(-1)?.type }[word] ?? untypedResult
    inputs.push({ value: context.expression(node, scope), type: asked })
  }
  return { kind: 'listed', inputs, columns }
}

/** `NOT NULL` of XMLTABLE fails where there is none. */
function notNull(column: ListedColumn): ListedColumn {
  return { ...column, nullable: false }
}
