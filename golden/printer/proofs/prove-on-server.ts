import { existsSync, readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { lex } from '../../../compiler/1-lex/lexer.ts'
import type { TokenKind } from '../../../compiler/1-lex/token.ts'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import { loadDialect } from '../../../compiler/dialects/registry.ts'
import { withoutParameters } from '../mysql-parameters.ts'
import { type Notes, openNotes, withoutNames } from './mysql-notes.ts'
import { printStatement } from '../print-statement.ts'
import type { Style } from '../printer.ts'
import { corpusSources, cut, ownSources, type Source } from '../sources.ts'
import { type Language, treeOf } from './stable.ts'
import { skip } from '../../skip.ts'

/** A server, and how its language is printed. */
interface Judge {
  readonly language: Language
  readonly notes: Notes
}

/**
 * Whatever a server takes, it understands as printed: constructs, a statement a line, of the files of
 * these names; golden cases; the corpus.
 */
export async function proveOnServer(
  product: 'mysql' | 'mariadb',
  style: Style,
  files: readonly string[],
): Promise<void> {
  const dialect = await loadDialect(product)
  const notes = await openNotes(product, dialect)
  if (notes.kind === 'unavailable') return skip(notes.reason)
  const judges = { notes, language: { dialect, style } }
  try {
    await checkConstructs(judges, files)
    const definitions = definitionsOf(files, judges)
    assert.equal(await notes.load(definitions), [])
    assert.is(await checkSource({ id: '', schema: definitions, statements: [] }, judges), 0)
    await checkSources(ownSources('mysql', dialect), judges)
    const corpus = corpusSources(product, dialect)
    if (corpus.length === 0) skip('no corpus in ../shared')
    else await checkSources(corpus, judges)
  } finally {
    await notes.close()
  }
}

/** Whether the server understands what we print of a query as it does the query; undefined where it says nothing. */
async function judge(sql: string, { language, notes }: Judge): Promise<boolean | undefined> {
  const text = withoutParameters(sql, language.dialect.lexical)
  const printed = printedOf(text, language)
  const note = printed === undefined ? undefined : await notes.noteOn(text)
  if (printed === undefined || note === undefined) return undefined
  const [again = '', names] = [await notes.noteOn(printed), namesIn(text, language.dialect)]
  return withoutNames(again, names) === withoutNames(note, names)
}

function printedOf(sql: string, { dialect, style }: Language): string | undefined {
  const statement = treeOf(sql, dialect)
  return statement && printStatement(statement, style)
}

/** Whatever may be a name; `SELECT FALSE` is a column that parentheses call otherwise. */
function namesIn(sql: string, { lexical }: Dialect): ReadonlySet<string> {
  const named = lex(sql, lexical).tokens.filter(({ kind }) => nameKinds.has(kind))
  const spellings = named.map(({ value }) => value)
  return new Set(spellings.filter((each) => !/^(?:true|false)$/i.test(each)))
}

const nameKinds: ReadonlySet<TokenKind> = new Set(['word', 'quoted-name', 'string'])

/** Every construct of queries and changes, a statement a line. */
async function checkConstructs(judges: Judge, files: readonly string[]): Promise<void> {
  const { notes, language } = judges
  const read = (part: string) => files.flatMap((file) => linesOf(`${file}-${part}.sql`))
  const refusals = await notes.load(cut(read('schema').join('\n'), language.dialect))
  assert.equal(refusals, [])
  const wrong: string[] = []
  for (const sql of read('queries')) if (!(await judge(sql, judges))) wrong.push(sql)
  assert.equal(wrong, [])
}

function definitionsOf(files: readonly string[], { language }: Judge): readonly string[] {
  const texts = files.flatMap((file) => linesOf(`${file}-definitions.sql`))
  return cut(texts.join('\n'), language.dialect)
}

function linesOf(file: string): readonly string[] {
  const path = new URL(`../suites/printer/${file}`, import.meta.url)
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
}

/**
 * The server understands the printed statements of a source as it does those, and makes of the printed
 * definitions what it makes of the definitions. How many queries it says something about.
 */
async function checkSource({ schema, statements }: Source, judges: Judge): Promise<number> {
  const { notes, language } = judges
  const refusals = await notes.load(schema)
  const lost: string[] = []
  let same = 0
  for (const sql of statements) {
    const judged = await judge(sql, judges)
    if (judged === false) lost.push(sql)
    if (judged === true) same++
  }
  assert.equal(lost, [])
  if (schema.length === 0) return same
  const accepted = schema.filter((sql) => !refusals.some((each) => each.startsWith(`${sql}: `)))
  const names = namesIn(accepted.join(';\n'), language.dialect)
  const said = async () => (await notes.definitions()).map((text) => withoutNames(text, names))
  const made = await said()
  const again = await notes.load(accepted.map((sql) => printedOf(sql, language) ?? sql))
  assert.equal(again, [])
  assert.equal(await said(), made)
  return same
}

async function checkSources(sources: readonly Source[], judges: Judge): Promise<void> {
  let same = 0
  for (const source of sources) same += await checkSource(source, judges)
  assert.ok(same > 0, `no note on ${sources.length} texts`)
}
