import type * as Ast from '../../../2-parse/ast.ts'
import type { Thing } from '../../../ir/change.ts'
import type { Type } from '../../../ir/type.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { dropThings } from '../dependents/drop-things.ts'
import { ownName } from './object-names.ts'

/** CREATE and DROP EXTENSION; all that is known of ALTER is that it changes nothing here. */
export function changeExtension(statement: Ast.Unmodelled, context: DefinitionContext): Changes {
  if (!statement.name) return []
  if (/^create\b/i.test(statement.text)) return createExtension(statement.name, statement, context)
  return /^drop\b/i.test(statement.text) ? dropExtensions(statement, context) : []
}

/** Reports `duplicate-object`. */
function createExtension(
  name: Ast.QualifiedName,
  { text }: Ast.Unmodelled,
  { draft, report }: DefinitionContext,
): Changes {
  const own = ownName(name)
  if (!draft.extensions.has(own)) return [{ kind: 'create-extension', name: own }]
  if (!/^create\s+extension\s+if\b/i.test(text))
    report.add('duplicate-object', name.at, { what: 'extension', name: own })
  return []
}

const dropped = /^drop\s+extension\s+(if\s+exists\s+)?(.*?)(?:\s+(cascade|restrict))?$/is

/** Columns of its types are in the way, or go as well. Reports `unknown-object`, `object-in-use`. */
function* dropExtensions({ text, at }: Ast.Unmodelled, context: DefinitionContext): Changes {
  const { draft, dialect, report } = context
  const [, ifExists, list = '', behavior] = dropped.exec(text) ?? []
  const cascade = behavior?.toLowerCase() === 'cascade'
  const names = [...list.matchAll(/"((?:[^"]|"")*)"|[^\s,"]+/g)].map(
    ([word, quoted]) => quoted?.replaceAll('""', '"') ?? word.toLowerCase(),
  )
  const found = names.filter((name) => draft.extensions.has(name))
  const missing = names.find((name) => !draft.extensions.has(name))
  if (missing !== undefined && ifExists === undefined) {
    const params = { what: 'extension', name: missing, suggestion: undefined }
    return report.add('unknown-object', at, params)
  }
  const types = found.flatMap((name) => dialect.definitions.dependencies?.typesIn(name) ?? [])
  const things = columnsOf(new Set(types), context)
  const [first] = things
  if (first && !cascade) {
    const reason = `extension "${found.join('", "')}" is needed by column "${first.member}" of "${first.name}"`
    return report.add('object-in-use', at, { reason })
  }
  yield* dropThings({ things, cascade, at }, context)
  for (const name of found) yield { kind: 'drop-extension', name }
}

/** Those of views go with what they read. */
function columnsOf(types: ReadonlySet<string>, { draft }: DefinitionContext) {
  const relations = [...draft.schemas.values()].flatMap((schema) => [...schema.relations.values()])
  return relations
    .filter(({ kind }) => kind === 'table')
    .flatMap(({ schema, name, columns }) =>
      columns
        .filter(({ type }) => isOf(types, type))
        .map((column) => ({
          kind: 'column' as const satisfies Thing['kind'],
          ...{ schema, name, member: column.name },
        })),
    )
}

function isOf(types: ReadonlySet<string>, type: Type): boolean {
  switch (type.kind) {
    case 'scalar':
      return types.has(type.name)
    case 'array':
      return isOf(types, type.element)
    case 'domain':
      return isOf(types, type.base)
    case 'range':
      return isOf(types, type.subtype)
    case 'multirange':
      return isOf(types, type.range)
    case 'composite':
      return type.fields.some((field) => isOf(types, field.type))
    case 'enum':
    case 'untyped':
    case 'unknown':
      return false
  }
}
