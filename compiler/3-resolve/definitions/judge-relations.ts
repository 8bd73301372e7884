import type * as Ast from '../../2-parse/ast.ts'
import type { Breach, Law, World } from '../../dialects/definition-rules.ts'
import type { Column, Relation } from '../../ir/catalog.ts'
import type { Span } from '../../source/span.ts'
import { type Draft, lookUpRelation, objectKey } from '../catalog/draft.ts'
import { referrersOf } from '../catalog/folding/fold-relations.ts'
import type { DefinitionContext } from './context.ts'
import { nodesIn } from './nodes-in.ts'

/** What the engine would not have of the relations as the statement has left them. */
export function judgeRelations(statement: Ast.Statement, context: DefinitionContext): void {
  const { draft, report } = context
  const world = worldOf(draft)
  for (const [key, { relation, before, laws }] of judgedRelations(context)) {
    if (draft.unlawful.has(key)) continue
    const [breach] = laws.flatMap((law) => law(relation, world, before))
    if (!breach) continue
    draft.unlawful.add(key)
    report.add(breach.kind, placeOf(breach, statement, context), { reason: breach.reason })
  }
}

interface Judged {
  readonly relation: Relation
  readonly before: Relation | undefined
  readonly laws: readonly Law[]
}

/** The relations that the statement touched, and those whose foreign keys point to such. */
function judgedRelations({ draft, dialect }: DefinitionContext): ReadonlyMap<string, Judged> {
  const { laws, lawsOfReferrers } = dialect.definitions
  const judged = new Map<string, Judged>()
  for (const [key, { on, before }] of draft.touched) {
    const relation = lookUpRelation(draft, on)
    if (relation) judged.set(key, { relation, before, laws })
    for (const referrer of lawsOfReferrers.length > 0 ? referrersOf(draft, on) : []) {
      const referrerKey = objectKey(draft, referrer)
      if (draft.touched.has(referrerKey)) continue
      judged.set(referrerKey, { relation: referrer, before: referrer, laws: lawsOfReferrers })
    }
  }
  return judged
}

function worldOf(draft: Draft): World {
  return {
    find: (schema, name) => lookUpRelation(draft, { schema, name }),
    before: (schema, name) => draft.touched.get(objectKey(draft, { schema, name }))?.before,
    column: columnFinder(draft.dialect.names.columnKey),
    checksForeignKeys: draft.checksForeignKeys,
  }
}

/** Laws ask for most columns of a relation several times. */
function columnFinder(columnKey: (name: string) => string): World['column'] {
  const known = new Map<Relation, ReadonlyMap<string, Column>>()
  return (relation, name) => {
    if (name === undefined) return undefined
    const columns =
      known.get(relation) ??
      new Map(relation.columns.map((column) => [columnKey(column.name), column]))
    known.set(relation, columns)
    return columns.get(columnKey(name))
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
  return [...nodesIn(node, (inner) => !isName(inner))].filter(isName)
}

function isName(node: object): node is Ast.Name {
  return 'text' in node && 'quoted' in node && 'at' in node && !('words' in node)
}
