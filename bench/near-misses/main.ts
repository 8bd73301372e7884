import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { lex } from '../../compiler/1-lex/lexer.ts'
import { compileQuery } from '../../compiler/compile-query.ts'
import { compileSchema } from '../../compiler/compile-schema.ts'
import { describeParts } from '../../compiler/describe-parts.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import type { Catalog } from '../../compiler/ir/catalog.ts'
import type { Span } from '../../compiler/source/span.ts'
import { dialectOfEngine, openDatabase } from '../../golden/truth/open-database.ts'
import type { TestDatabase } from '../../golden/truth/test-database.ts'
import { table } from '../table.ts'
import { type NearMiss, nearMisses } from './mutate.ts'

/**
 * `npm run near-misses -- --engine E [--every N] [--list]`: every N-th near miss of the queries of the corpus that
 * the engine accepts, judged by the engine and by quarry.
 */

const engines = ['postgresql-15', 'mysql', 'sqlite'] as const

const caseSchema = v.object({
  schema: v.string(),
  queries: v.array(v.object({ name: v.string(), sql: v.string() })),
})

interface Verdicts {
  refused: number
  found: number
  atMutation: number
  accepted: number
  falseAlarms: number
  readonly examples: string[]
}

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: 'postgresql-15' },
      every: { type: 'string', default: '7' },
      list: { type: 'boolean', default: false },
    },
  })
  const engine = engines.find((each) => each === values.engine)
  const every = Number(values.every)
  if (!engine || !Number.isInteger(every)) {
    process.stderr.write(`usage: near-misses -- --engine ${engines.join('|')} --every N [--list]\n`)
    return 2
  }
  const name = dialectOfEngine[engine]
  const corpus = join(ROOT, '..', 'shared', 'corpus', `queries.${name}.jsonl`)
  if (!existsSync(corpus)) {
    process.stdout.write(`SKIPPED: ${corpus} is not beside this repository\n`)
    return 0
  }
  const opened = await openDatabase(engine)
  if (opened.kind === 'unavailable') throw new Error(opened.reason)
  const dialect = await loadDialect(name)
  const tally = new Map<string, Verdicts>()
  let number = 0
  for (const line of readFileSync(corpus, 'utf8').split('\n').filter(Boolean)) {
    const { schema, queries } = v.parse(caseSchema, JSON.parse(line))
    const catalog = await load(schema, dialect, opened.database)
    if (!catalog) continue
    for (const query of queries) {
      const sql = query.sql.replace(/;\s*$/, '')
      if (!(await isAccepted(sql, catalog, dialect, opened.database))) continue
      for (const miss of missesOf(sql, dialect)) {
        if (number++ % every === 0)
          await judge(miss, { catalog, dialect, database: opened.database, tally })
      }
    }
  }
  await opened.close()
  print(tally, values.list)
  return 0
}

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Undefined where the schema is none for the engine. */
async function load(
  schema: string,
  dialect: Dialect,
  database: TestDatabase,
): Promise<Catalog | undefined> {
  await database.reset()
  const isLoaded = await database.execute(schema).then(
    () => true,
    () => false,
  )
  const { catalog } = compileSchema([{ path: 'schema.sql', text: schema }], dialect, describeParts)
  return isLoaded ? catalog : undefined
}

async function isAccepted(
  sql: string,
  catalog: Catalog,
  dialect: Dialect,
  database: TestDatabase,
): Promise<boolean> {
  if (/sqlc\.|@\w/.test(sql)) return false
  return errorsOf(sql, catalog, dialect).length === 0 && (await database.refusal(sql)) === undefined
}

function missesOf(sql: string, dialect: Dialect): readonly NearMiss[] {
  const { tokens } = lex(sql, dialect.lexical)
  return nearMisses(sql, tokens, (word) => keywords.has(word.toLowerCase()))
}

/** Words that no query of the corpus has for a name. */
const keywords: ReadonlySet<string> = new Set(
  `select from where and or not in is null as on join left right full outer inner cross natural using group by
   having order limit offset union all distinct insert into values update set delete returning with recursive case
   when then else end exists between like ilike asc desc cast interval true false default do conflict nothing over
   partition rows range preceding following unbounded current row lateral array any some filter within fetch first
   next only for share key duplicate ignore replace collate at time zone intersect except nulls last materialized
   excluded escape extract epoch date timestamp integer int text bigint numeric varchar char boolean float real double
   precision uuid json jsonb unsigned signed decimal call merge matched`.split(/\s+/),
)

interface Found {
  readonly code: string
  readonly at: Span
}

function errorsOf(sql: string, catalog: Catalog, dialect: Dialect): readonly Found[] {
  const errors = (kind: 'many' | 'exec') =>
    compileQuery({ name: 'Query', kind, doc: [], text: sql }, catalog, dialect).diagnostics.filter(
      ({ severity }) => severity === 'error',
    )
  const asked = errors('many')
  return asked.some(({ code }) => code === 'reads-no-rows') ? errors('exec') : asked
}

interface Judging {
  readonly catalog: Catalog
  readonly dialect: Dialect
  readonly database: TestDatabase
  readonly tally: Map<string, Verdicts>
}

async function judge(
  miss: NearMiss,
  { catalog, dialect, database, tally }: Judging,
): Promise<void> {
  const verdicts = tally.get(miss.kind) ?? fresh()
  tally.set(miss.kind, verdicts)
  const refusal = await database.refusal(miss.text)
  const errors = errorsOf(miss.text, catalog, dialect)
  if (refusal === undefined) {
    verdicts.accepted++
    const [error] = errors
    if (!error) return
    verdicts.falseAlarms++
    verdicts.examples.push(`we refuse, ${error.code}: ${miss.text}`)
    return
  }
  verdicts.refused++
  if (errors.length === 0) {
    verdicts.examples.push(`we accept, ${refusal}: ${miss.text}`)
    return
  }
  verdicts.found++
  const isAt = errors.some(({ at }) => !miss.at || touches(at, miss.at))
  if (isAt) verdicts.atMutation++
  else verdicts.examples.push(`elsewhere, ${errors[0]?.code}, ${refusal}: ${miss.text}`)
}

function fresh(): Verdicts {
  return { refused: 0, found: 0, atMutation: 0, accepted: 0, falseAlarms: 0, examples: [] }
}

function touches(left: Span, right: Span): boolean {
  return left.start <= right.end && right.start <= left.end
}

function print(tally: ReadonlyMap<string, Verdicts>, lists: boolean): void {
  const all = [...tally.values()].reduce(
    (sum, each) => ({
      refused: sum.refused + each.refused,
      found: sum.found + each.found,
      atMutation: sum.atMutation + each.atMutation,
      accepted: sum.accepted + each.accepted,
      falseAlarms: sum.falseAlarms + each.falseAlarms,
      examples: [],
    }),
    fresh(),
  )
  const rows = [...tally, ['all', all] as const].map(([kind, each]) => [
    kind,
    `${each.refused}`,
    share(each.found, each.refused),
    share(each.atMutation, each.found),
    `${each.accepted}`,
    share(each.falseAlarms, each.accepted),
  ])
  const head = [
    'mistake',
    'engine refuses',
    'we too',
    'at the mistake',
    'engine accepts',
    'we refuse',
  ]
  process.stdout.write(table([head, ...rows]))
  if (!lists) return
  for (const [kind, { examples }] of tally) {
    for (const example of examples)
      process.stdout.write(`${kind}: ${example.replaceAll(/\s+/g, ' ')}\n`)
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
}

process.exitCode = await run()
