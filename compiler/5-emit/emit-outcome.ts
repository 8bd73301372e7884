import { type CheckedQuery, givesLastId } from '../ir/checked.ts'
import type { LastId } from '../dialects/driver.ts'
import type { EmitContext } from './context.ts'
import type { Interface } from './generated-file.ts'
import type { ModuleScope } from './module-scope.ts'
import { methodName, resultName } from './names.ts'

/** The id that an INSERT has made, where the query gives it and the driver has one. */
function lastIdOf(
  { kind, numbered }: CheckedQuery,
  { driver, options }: EmitContext,
): LastId | undefined {
  return givesLastId(kind) ? driver.statements.lastId?.(numbered, options) : undefined
}

/** `id: toText`, and what else the statement needs to tell it. */
export function outcomeProperties(
  query: CheckedQuery,
  context: EmitContext,
  scope: ModuleScope,
): readonly string[] {
  const lastId = lastIdOf(query, context)
  if (!lastId) return []
  scope.use(lastId.decode)
  return [`id: ${lastId.decode.name}`, ...lastId.flags]
}

/** A method without rows resolves to this where it is not a number of rows. */
export function outcomeType(query: CheckedQuery, context: EmitContext): string {
  return query.kind === 'execlastid'
    ? (lastIdOf(query, context)?.type ?? 'unknown')
    : resultName(methodName(query.name))
}

/** `{ rowsAffected: number; lastInsertId: string }` under a name of its own. */
export function outcomeInterfaces(query: CheckedQuery, context: EmitContext): readonly Interface[] {
  if (query.kind !== 'execresult') return []
  const property = { doc: [], optional: false }
  const lastId = lastIdOf(query, context)
  return [
    {
      kind: 'interface',
      doc: [],
      methods: [],
      name: resultName(methodName(query.name)),
      properties: [
        { ...property, name: 'rowsAffected', type: ['number'] },
        ...(lastId ? [{ ...property, name: 'lastInsertId', type: [lastId.type] }] : []),
      ],
    },
  ]
}
