import type * as Ast from '../../2-parse/ast.ts'
import type { Report } from '../../diagnostics/report.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import type { Comparing } from '../../dialects/definition-rules.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import type { Catalog } from '../../ir/catalog.ts'
import { nodesIn } from '../definitions/nodes-in.ts'
import { findCollation, reportUnknownCollation } from './find-collation.ts'
import { judgeFit } from './judge-fit.ts'
import { characterSetIn, collationsIn } from './named-in.ts'

interface Target {
  readonly catalog: Catalog
  readonly dialect: Dialect
  readonly report: Report
}

/**
 * The collations and character sets that a statement names must exist, and a collation be one of the set that is named
 * beside it. Reports `unknown-collation`, `unknown-character-set`, `unknown-schema`, `wrong-collation`.
 */
export function judgeNames(tree: Ast.Statement, target: Target): void {
  const { comparing, characterSets } = target.dialect.definitions.collations.named
  const nodes = [...(comparing ? comparedIn(tree, comparing) : nodesIn(tree))]
  for (const name of mentioned(nodes)) judgeCollation(name, target)
  if (!characterSets) return
  for (const node of nodes) {
    const name = characterSetIn(node)
    if (name && !characterSets.isKnown(name.text)) {
      const suggestion = suggest(name.text, characterSets.all())
      target.report.add('unknown-character-set', name.at, { characterSet: name.text, suggestion })
    }
  }
  judgeFit(tree, nodes, { sets: characterSets, report: target.report })
}

function* comparedIn(tree: Ast.Statement, { parts, isPutOff }: Comparing): Generator<object> {
  for (const node of nodesIn(tree, (inner) => !isPutOff(inner)))
    for (const part of parts(node)) yield* nodesIn(part, (inner) => !isQuery(inner))
}

function isQuery(node: object): boolean {
  return 'kind' in node && node.kind === 'query'
}

/** Each once, in whatever part of the tree it is kept. */
function mentioned(nodes: readonly object[]): Iterable<Ast.QualifiedName> {
  const names = nodes.flatMap(collationsIn)
  return new Map(names.map((name) => [name.at.start, name])).values()
}

function judgeCollation(name: Ast.QualifiedName, target: Target): void {
  const { catalog, dialect } = target
  const [own, schema] = name.parts.toReversed()
  if (!own || !isSchema(schema, target)) return
  const mayBeBuiltIn = schema === undefined || dialect.builtins.searchPath.includes(schema.text)
  if (mayBeBuiltIn && dialect.definitions.collations.named.isKnown(own.text)) return
  if (!findCollation(name, catalog, dialect.names)) reportUnknownCollation(name, target)
}

function isSchema(
  name: Ast.Name | undefined,
  { catalog: { schemas }, dialect, report }: Target,
): boolean {
  if (!name || schemas.has(dialect.names.relationKey(name.text))) return true
  const known = [...schemas.values()].map((schema) => schema.name)
  report.add('unknown-schema', name.at, {
    schema: name.text,
    suggestion: suggest(name.text, known),
  })
  return false
}
