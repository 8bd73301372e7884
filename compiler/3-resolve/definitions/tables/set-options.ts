import type * as Ast from '../../../2-parse/ast.ts'
import type { Dialect } from '../../../dialects/dialect.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { Change, ObjectName } from '../../../ir/change.ts'
import { getRelation } from '../../catalog/draft.ts'
import type { Changes, DefinitionContext } from '../context.ts'

/** What the options of a table that exists say to the catalog. */
export function* setOptions(
  options: readonly Ast.TableOption[],
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const comment = options.findLast(({ name }) => name === 'comment')
  const text = comment?.value
  if (comment) yield { kind: 'comment', on: { kind: 'relation', ...on }, text: text || undefined }
  if (!options.some(({ name }) => /char|collate|^convert to$/.test(name))) return
  yield { kind: 'replace-relation', relation: underOptions(options, on, context) }
}

/** New columns will have the default; CONVERT TO changes those that are there. */
function underOptions(
  options: readonly Ast.TableOption[],
  on: ObjectName,
  { draft, dialect }: DefinitionContext,
): Relation {
  const { collation: before, ...relation } = getRelation(draft, on)
  const { collations } = dialect.definitions
  const collation = collations.ofTable(options)
  const converts = options.some(({ name }) => name === 'convert to')
  const kept = { ...relation, ...(collation !== undefined && { collation }) }
  if (converts) return converted(kept, dialect)
  const columns = relation.columns.map((column) => ({
    ...column,
    collation: collations.underDefault(column, before, collation),
  }))
  return { ...kept, columns }
}

/** All texts have the collation of the table; of JSON that is a text its check is left. */
function converted(relation: Relation, { definitions }: Dialect): Relation {
  const { collation } = relation
  const texts = relation.columns.flatMap((column) => {
    const text = definitions.textOfJson(column)
    return text && text.collation !== collation ? [{ ...text, collation: undefined }] : []
  })
  const checks = texts.map(({ name }) => {
    return { name: definitions.impliedNames.ofColumnCheck(name), uses: [name], ofColumn: name }
  })
  const columns = relation.columns.map((column) => {
    return texts.find(({ name }) => name === column.name) ?? { ...column, collation: undefined }
  })
  return { ...relation, columns, checks: [...relation.checks, ...checks] }
}

/** PARTITION BY and REMOVE PARTITIONING of ALTER TABLE. */
export function repartition(
  text: string,
  on: ObjectName,
  context: DefinitionContext,
): readonly Change[] {
  const relation = getRelation(context.draft, on)
  const { partitionedBy: _, ...rest } = relation
  if (/^remove\s+partitioning/i.test(text)) return [{ kind: 'replace-relation', relation: rest }]
  const columns = partitionColumns(text, relation, context)
  return columns
    ? [{ kind: 'replace-relation', relation: { ...rest, partitionedBy: columns } }]
    : []
}

/** The columns that `PARTITION BY method (...)` names; undefined where it is none of MySQL's. */
function partitionColumns(
  text: string,
  { columns }: Relation,
  { dialect }: DefinitionContext,
): readonly string[] | undefined {
  const [, rest] = /^partition\s+by\b[^(]*\(([\s\S]*)$/i.exec(text) ?? []
  if (rest === undefined) return undefined
  const { columnKey } = dialect.names
  const words = firstGroup(rest)
    .split(/[^\w$\u0080-\uffff]+/)
    .map(columnKey)
  return columns.flatMap(({ name }) => (words.includes(columnKey(name)) ? [name] : []))
}

/** What stands before the parenthesis that ends the text's first group. */
function firstGroup(text: string): string {
  let depth = 1
  const end = [...text].findIndex((character) => {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    return depth === 0
  })
  return end < 0 ? text : text.slice(0, end)
}
