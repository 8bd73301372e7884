import type * as Ast from '../../2-parse/ast.ts'
import type { Breach, World } from '../../dialects/definition-rules.ts'
import type { Relation } from '../../ir/catalog.ts'
import type { Span } from '../../source/span.ts'
import { type Draft, lookUpRelation, objectKey } from '../catalog/draft.ts'
import { referrersOf } from '../catalog/fold-relations.ts'
import type { DefinitionContext } from './context.ts'

/** What the engine would not have of the relations as the statement has left them. */
export function judgeRelations(statement: Ast.Statement, context: DefinitionContext): void {
  const { draft, dialect, report } = context
  const world = worldOf(draft)
  for (const [key, { relation, before }] of changedRelations(draft)) {
    if (draft.unlawful.has(key)) continue
    const [breach] = dialect.definitions.laws.flatMap((law) => law(relation, world, before))
    if (!breach) continue
    draft.unlawful.add(key)
    report.add(breach.kind, placeOf(breach, statement, context), { reason: breach.reason })
  }
}

interface Changed {
  readonly relation: Relation
  readonly before: Relation | undefined
}

/** The relations that the statement touched, and those whose foreign keys point to such. */
function changedRelations(draft: Draft): ReadonlyMap<string, Changed> {
  const { touched } = draft
  const own = [...touched.values()].map(({ on }) => on)
  const all = [...own, ...own.flatMap((on) => referrersOf(draft, on))]
  return new Map(
    all.flatMap((on): readonly (readonly [string, Changed])[] => {
      const relation = lookUpRelation(draft, on)
      if (!relation) return []
      const key = objectKey(draft, on)
      const entry = touched.get(key)
      return [[key, { relation, before: entry ? entry.before : relation }]]
    }),
  )
}

function worldOf(draft: Draft): World {
  return {
    find: (schema, name) => lookUpRelation(draft, { schema, name }),
    referrers: (relation) => referrersOf(draft, relation),
    columnKey: draft.dialect.names.columnKey,
    checksForeignKeys: draft.checksForeignKeys,
  }
}

/** Where the statement names what the breach is about, else the statement's own name. */
function placeOf(
  { names }: Breach,
  statement: Ast.Statement,
  { dialect }: DefinitionContext,
): Span {
  const key = (name: string) => dialect.names.columnKey(name)
  const written = namesIn(statement)
  const found = names.flatMap((name) => written.find(({ text }) => key(text) === key(name)) ?? [])
  return found[0]?.at ?? ('name' in statement && statement.name ? statement.name.at : statement.at)
}

function namesIn(node: unknown): readonly Ast.Name[] {
  if (Array.isArray(node)) return node.flatMap(namesIn)
  if (typeof node !== 'object' || node === null) return []
  return isName(node) ? [node] : Object.values(node).flatMap(namesIn)
}

function isName(node: object): node is Ast.Name {
  return 'text' in node && 'quoted' in node && 'at' in node && !('words' in node)
}
