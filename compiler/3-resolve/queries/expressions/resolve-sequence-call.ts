import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type * as Ir from '../../../ir/query.ts'
import { searchedSchemas } from '../../find-object.ts'
import type { Context } from '../context.ts'
import { plainCall } from './plain-call.ts'

/** The call of the function without the sequence, which is no value; it must exist. */
export function resolveSequenceCall(
  { does, sequence, at }: Ast.SequenceCall,
  _scope: unknown,
  context: Context,
): Ir.Call {
  checkSequence(sequence, context)
  return plainCall({ name: does, nameAt: at, at }, [])
}

function checkSequence({ parts, at }: Ast.QualifiedName, context: Context): void {
  const { catalog, dialect, report } = context
  const [name, schema] = parts.toReversed()
  const text = name?.text ?? ''
  const searched = searchedSchemas(catalog, dialect.names, schema?.text)
  const key = dialect.names.relationKey(text)
  if (searched.some(({ sequences }) => sequences.has(key))) return
  const known = searched.flatMap(({ sequences }) =>
    [...sequences.values()].map((each) => each.name),
  )
  const relation = parts.map((part) => part.text).join('.')
  report.add('unknown-relation', at, { relation, suggestion: suggest(text, known) })
}
