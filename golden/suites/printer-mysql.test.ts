import { existsSync, readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lex } from '../../compiler/1-lex/lexer.ts'
import type { TokenKind } from '../../compiler/1-lex/token.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import { withoutParameters } from '../printer/mysql-parameters.ts'
import { type Notes, openNotes, withoutNames } from '../printer/mysql-notes.ts'
import { mariadbStyle, mysqlStyle } from '../printer/mysql-style.ts'
import { printStatement } from '../printer/print-statement.ts'
import { corpusSources, cut, ownSources, type Source } from '../printer/sources.ts'
import { isStable, type Language, treeOf } from '../printer/stable.ts'
import { skip } from '../skip.ts'

type Product = 'mysql' | 'mariadb'
type Judged = 'same' | 'stable' | 'refused' | 'not printed' | 'lost'

const styles = { mysql: mysqlStyle, mariadb: mariadbStyle }

/** A server, and how its language is printed. */
interface Judge {
  readonly product: Product
  readonly language: Language
  readonly notes: Notes
}

/**
 * Whether the server understands what we print of a query as it does the query; where it says nothing,
 * for want of a table, whether the printed text is read as it was.
 */
async function judge(sql: string, { language, notes }: Judge): Promise<Judged> {
  const text = withoutParameters(sql, language.dialect.lexical)
  const statement = treeOf(text, language.dialect)
  if (!statement) return 'refused'
  const printed = printStatement(statement, language.style)
  if (printed === undefined) return 'not printed'
  if (!isStable(statement, language)) return 'lost'
  const [note, again] = [await notes.noteOn(text), await notes.noteOn(printed)]
  if (note === undefined) return 'stable'
  const names = namesIn(text, language.dialect)
  return withoutNames(again ?? '', names) === withoutNames(note, names) ? 'same' : 'lost'
}

/** Whatever may be a name. */
function namesIn(sql: string, { lexical }: Dialect): ReadonlySet<string> {
  const named = lex(sql, lexical).tokens.filter(({ kind }) => nameKinds.has(kind))
  return new Set(named.map(({ value }) => value))
}

const nameKinds: ReadonlySet<TokenKind> = new Set(['word', 'quoted-name', 'string'])

/** Every construct of queries and changes, a statement a line. */
async function checkConstructs(judges: Judge, files: readonly string[]): Promise<void> {
  const { notes, language } = judges
  const read = (part: string) => files.flatMap((file) => linesOf(`${file}-${part}.sql`))
  const refusals = await notes.load(cut(read('schema').join('\n'), language.dialect))
  assert.equal(refusals, [])
  const verdicts: string[] = []
  for (const sql of read('queries')) {
    const judged = await judge(sql, judges)
    if (judged !== 'same') verdicts.push(`${judged}: ${sql}`)
  }
  assert.equal(verdicts, [])
}

function definitionsOf(files: readonly string[], { language }: Judge): readonly string[] {
  const texts = files.flatMap((file) => linesOf(`${file}-definitions.sql`))
  return cut(texts.join('\n'), language.dialect)
}

function linesOf(file: string): readonly string[] {
  const path = new URL(`printer/${file}`, import.meta.url)
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
}

/** The server makes of printed definitions what it makes of the definitions. */
async function checkDefinitions(
  { notes, language }: Judge,
  definitions: readonly string[],
): Promise<void> {
  const { dialect, style } = language
  const known = definitions.filter((sql) => (treeOf(sql, dialect)?.kind ?? '') in style.definitions)
  const refused = await notes.load(known)
  const accepted = known.filter((sql) => !refused.some((each) => each.startsWith(`${sql}: `)))
  await notes.load(accepted)
  const made = await notes.definitions()
  const printed = accepted.map((sql) => {
    const statement = treeOf(sql, dialect)
    return (statement && printStatement(statement, style)) ?? sql
  })
  assert.equal(await notes.load(printed), [])
  const names = namesIn(accepted.join(';\n'), dialect)
  const said = (texts: readonly string[]) => texts.map((text) => withoutNames(text, names))
  assert.equal(said(await notes.definitions()), said(made))
}

async function checkSources(judges: Judge, sources: readonly Source[]): Promise<void> {
  const lost: string[] = []
  let same = 0
  for (const { schema, statements } of sources) {
    if (schema.length > 0) await checkDefinitions(judges, schema)
    await judges.notes.load(schema)
    for (const sql of statements) {
      const judged = await judge(sql, judges)
      if (judged === 'lost') lost.push(sql)
      if (judged === 'same') same++
    }
  }
  assert.equal(lost, [])
  assert.ok(same > 0, `no note on ${sources.length} texts`)
}

function check(product: Product, files: readonly string[]): void {
  test(`${product}: nothing is lost`, async () => {
    const dialect = await loadDialect(product)
    const notes = await openNotes(product, dialect)
    if (notes.kind === 'unavailable') return skip(notes.reason, 3)
    const judges = { product, notes, language: { dialect, style: styles[product] } }
    try {
      await checkConstructs(judges, files)
      await checkDefinitions(judges, definitionsOf(files, judges))
      await checkSources(judges, ownSources('mysql', dialect))
      const corpus = corpusSources(product, dialect)
      if (corpus.length === 0) skip('no corpus in ../shared')
      else await checkSources(judges, corpus)
    } finally {
      await notes.close()
    }
  })
}

check('mysql', ['mysql-mariadb', 'mysql'])
check('mariadb', ['mysql-mariadb', 'mariadb'])

test.run()
