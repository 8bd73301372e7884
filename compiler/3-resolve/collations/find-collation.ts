import type * as Ast from '../../2-parse/ast.ts'
import type { Report } from '../../diagnostics/report.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import type { Dialect, Names } from '../../dialects/dialect.ts'
import type { Catalog } from '../../ir/catalog.ts'
import type { ObjectName } from '../../ir/change.ts'
import { searchedSchemas } from '../find-object.ts'

/** The one of that name that was created. */
export function findCollation(
  { parts }: Ast.QualifiedName,
  catalog: Catalog,
  names: Names,
): ObjectName | undefined {
  const [own, qualifier] = parts.toReversed()
  const searched = searchedSchemas(catalog, names, qualifier?.text)
  const schema = own && searched.find(({ collations }) => collations?.has(own.text))
  return schema && { schema: schema.name, name: own.text }
}

/** Reports `unknown-collation`, or `object-in-use` for one of the engine's own, which stays as it is. */
export function reportUnchangeable(name: Ast.QualifiedName, target: Target): void {
  const [own, qualifier] = name.parts.toReversed()
  const { definitions, builtins } = target.dialect
  const mayBeBuiltIn = qualifier === undefined || builtins.searchPath.includes(qualifier.text)
  if (own && mayBeBuiltIn && definitions.collations.named.isKnown(own.text)) {
    const reason = `collation "${own.text}" is the engine's`
    target.report.add('object-in-use', name.at, { reason })
  } else reportUnknownCollation(name, target)
}

interface Target {
  readonly catalog: Catalog
  readonly dialect: Dialect
  readonly report: Report
}

/** Reports `unknown-collation`. */
export function reportUnknownCollation(
  { parts, at }: Ast.QualifiedName,
  { catalog, dialect, report }: Target,
): void {
  const [own, qualifier] = parts.toReversed()
  const collation = own?.text ?? ''
  const searched = searchedSchemas(catalog, dialect.names, qualifier?.text)
  const created = searched.flatMap(({ collations = [] }) => [...collations])
  const known = [...created, ...dialect.definitions.collations.named.all()]
  const others = known.filter((name) => name !== collation)
  const suggestion = suggest(collation, others)
  report.add('unknown-collation', at, { collation, suggestion })
}
