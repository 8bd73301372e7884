import * as v from 'valibot'
import { compile, type Sources, type Target } from '../compiler/compile.ts'
import { explain } from '../compiler/explain.ts'
import type { Catalog } from '../compiler/ir/catalog.ts'
import type { ColumnSource, ResultColumn } from '../compiler/ir/checked.ts'
import type { ExplainedStep, NullFact } from '../compiler/ir/explanation.ts'
import { readCorpus } from '../golden/fixtures/corpus.ts'
import { sourcesOf, targetOf } from './corpus-sources.ts'
import { table } from './table.ts'

const corpora = ['postgresql', 'mysql', 'sqlite'] as const

const column = v.object({
  name: v.string(),
  notNull: v.optional(v.nullable(v.boolean())),
  flags: v.optional(v.number()),
})

const corpusCase = v.object({
  id: v.string(),
  schema: v.string(),
  queries: v.array(
    v.object({
      name: v.string(),
      kind: v.string(),
      sql: v.string(),
      truth: v.optional(v.nullable(v.object({ columns: v.array(column) }))),
    }),
  ),
})

type Case = v.InferOutput<typeof corpusCase>
type Truth = v.InferOutput<typeof column>

/** `NOT_NULL_FLAG` of MySQL's protocol. */
const NOT_NULL = 1

interface Tally {
  /** Columns that the engine or the declaration calls not null. */
  known: number
  proven: number
  /** Shown through an outer join, which may find no row: the declaration says nothing then. */
  joined: number
  /** A line for each other one that quarry calls nullable. */
  readonly lost: string[]
}

/**
 * Of the columns of the corpora that cannot be NULL by the engine's own word (MySQL's flag) or by the declaration of
 * the column that they show, the share that quarry calls not null, and why not the others.
 */
export async function printPrecision(): Promise<void> {
  const rows = [['corpus', 'not null', 'outer joins', 'proven', 'precision']]
  const lost: string[] = []
  for (const name of corpora) {
    const tally: Tally = { known: 0, proven: 0, joined: 0, lost }
    const target = await targetOf(name)
    for (const each of readCorpus(`queries.${name}.jsonl`, corpusCase)) judge(each, target, tally)
    const { known, joined, proven } = tally
    const share = known === joined ? '-' : `${((100 * proven) / (known - joined)).toFixed(1)} %`
    rows.push([name, ...[known, joined, proven].map(String), share])
  }
  process.stdout.write(
    `\nColumns that cannot be NULL, and those that quarry proves\n${table(rows)}`,
  )
  for (const line of lost) process.stdout.write(`  ${line}\n`)
}

function judge({ id, schema, queries }: Case, target: Target, tally: Tally): void {
  const sources = sourcesOf(schema, queries)
  const { project } = compile(sources, target)
  const checked = project.groups.flatMap((group) => group.queries.map(({ query }) => query))
  for (const { name, truth } of queries) {
    const query = checked.find((each) => each.name === name)
    if (!query || query.columns.length !== truth?.columns.length) continue
    for (const [index, real] of truth.columns.entries()) {
      const ours = query.columns[index]
      if (!ours || !isNeverNull(real, ours, project.catalog)) continue
      tally.known++
      if (!ours.nullable) tally.proven++
      else
        lose(
          `${id}#${name} ${ours.name}`,
          reasons(name, index, { sources, target, catalog: project.catalog }),
          tally,
        )
    }
  }
}

function lose(what: string, reasons: readonly Reason[], tally: Tally): void {
  if (reasons.every(({ kind }) => kind === 'outer-join')) tally.joined++
  else
    tally.lost.push(`${what}: ${reasons.map(({ text, kind }) => `${text} (${kind})`).join(', ')}`)
}

/** SQLite says nothing of NULL, so that the declaration must do. */
function isNeverNull(
  { notNull, flags }: Truth,
  { source }: ResultColumn,
  catalog: Catalog,
): boolean {
  if (flags !== undefined) return (flags & NOT_NULL) !== 0
  if (typeof notNull === 'boolean') return notNull
  return source !== undefined && declaredOf(source, catalog)
}

function declaredOf({ schema, relation, column }: ColumnSource, { schemas }: Catalog): boolean {
  const columns = schemas.get(schema)?.relations.get(relation)?.columns ?? []
  return columns.find(({ name }) => name === column)?.nullable === false
}

interface Reason {
  readonly text: string
  readonly kind: NullFact['kind']
}

interface Explained {
  readonly sources: Sources
  readonly target: Target
  readonly catalog: Catalog
}

function reasons(
  query: string,
  index: number,
  { sources, target, catalog }: Explained,
): readonly Reason[] {
  const [explained] = explain(query, sources, target, catalog)
  return reasonsIn(explained?.columns[index]?.step)
}

/** What decided: of the parts that may be NULL, those that are made of no others. */
function reasonsIn(step: ExplainedStep | undefined): readonly Reason[] {
  if (!step?.nullable) return []
  const inner = step.parts.flatMap(reasonsIn)
  return inner.length > 0 ? inner : step.facts.map(({ kind }) => ({ text: step.text, kind }))
}
