import type { Column, Shadow } from '../../ir/catalog.ts'
import { scalar } from '../../ir/type.ts'
import { builtInColumn } from '../built-in.ts'
import { wordTable } from '../word-table.ts'
import { columnNames, isOption, optionOf } from './module-arguments.ts'

/** The tables behind a virtual table of the module, as SQLite itself shows them (PRAGMA table_list, `shadow`). */
export function shadowsOf(module: string, given: readonly string[]): readonly Shadow[] {
  return modules[module]?.(given) ?? []
}

type ShadowsOf = (given: readonly string[]) => readonly Shadow[]

const modules: Readonly<Partial<Record<string, ShadowsOf>>> = wordTable({
  fts5,
  fts4,
  fts3: (given: readonly string[]) => fullText(columnNames(given), []),
  rtree: (given: readonly string[]) => boxes(keptAside(given)),
  rtree_i32: (given: readonly string[]) => boxes(keptAside(given)),
  // `_shape` is kept aside as well.
  geopoly: (given: readonly string[]) => boxes(columnNames(given).length + 1),
})

/** The manual's "External Content and Contentless Tables" and "FTS5 Data Structures". */
function fts5(given: readonly string[]): readonly Shadow[] {
  const origin = optionOf(given, 'contentless_delete') === '1' ? ['origin INTEGER'] : []
  const content = fts5Content(given)
  return [
    keyed('_data', 'id', 'block BLOB'),
    withoutRowid('_idx', ['segid', 'term'], 'pgno'),
    ...(content.length > 0 ? [keyed('_content', 'id', ...content)] : []),
    ...(optionOf(given, 'columnsize') === '0'
      ? []
      : [keyed('_docsize', 'id', 'sz BLOB', ...origin)]),
    withoutRowid('_config', ['k'], 'v'),
  ]
}

/** A contentless table keeps what it does not index, where it is told to. */
function fts5Content(given: readonly string[]): readonly string[] {
  const content = optionOf(given, 'content')
  const columns = given.filter((each) => !isOption(each))
  const indexed = (i: number) => !/\sunindexed\s*$/i.test(columns[i] ?? '')
  const places = columns.map((_, i) => i)
  const keepsRest = optionOf(given, 'contentless_unindexed') === '1'
  const kept = content === undefined ? places : places.filter((i) => keepsRest && !indexed(i))
  if (kept.length === 0 || (content !== undefined && content !== '')) return []
  const locales = optionOf(given, 'locale') === '1' ? places.filter(indexed) : []
  return [...kept.map((i) => `c${i}`), ...locales.map((i) => `l${i}`)]
}

/** The manual's "FTS3 and FTS4 Extensions", "Shadow Tables". */
function fts4(given: readonly string[]): readonly Shadow[] {
  const sizes =
    optionOf(given, 'matchinfo') === 'fts3' ? [] : [keyed('_docsize', 'docid', 'size BLOB')]
  const stat = keyed('_stat', 'id', 'value BLOB')
  const language = optionOf(given, 'languageid') === undefined ? [] : ['langid']
  const names = optionOf(given, 'content') === undefined ? columnNames(given) : undefined
  return [...fullText(names, language), ...sizes, stat]
}

/** `names` is undefined where nothing is stored. */
function fullText(
  names: readonly string[] | undefined,
  language: readonly string[],
): readonly Shadow[] {
  const columns = (names?.length === 0 ? ['content'] : names)?.map((name, i) => `c${i}${name}`)
  return [
    ...(columns ? [keyed('_content', 'docid', ...columns, ...language)] : []),
    keyed('_segments', 'blockid', 'block BLOB'),
    segmentDirectory,
  ]
}

/** `end_block` is declared an integer and holds '0 14'. */
const segmentDirectory: Shadow = {
  suffix: '_segdir',
  columns: [
    ...['level', 'idx', 'start_block', 'leaves_end_block'].map((name) => column(name, 'INTEGER')),
    column('end_block', ''),
    column('root', 'BLOB'),
  ],
  primaryKey: ['level', 'idx'],
}

function boxes(aside: number): readonly Shadow[] {
  const kept = Array.from({ length: aside }, (_, i) => `a${i}`)
  return [
    keyed('_rowid', 'rowid', 'nodeno', ...kept),
    keyed('_node', 'nodeno', 'data'),
    keyed('_parent', 'nodeno', 'parentnode'),
  ]
}

function keptAside(given: readonly string[]): number {
  return given.filter((each) => /^\s*\+/.test(each)).length
}

/** A table with an INTEGER PRIMARY KEY before `others`: a name, and a type behind it where it has one. */
function keyed(suffix: string, key: string, ...others: readonly string[]): Shadow {
  const id = { ...column(key, 'INTEGER', false), identity: 'auto-increment' } as const
  const columns = [id, ...others.map(written)]
  return { suffix, columns, primaryKey: [key] }
}

function withoutRowid(suffix: string, key: readonly string[], other: string): Shadow {
  const columns = [...key.map((name) => column(name, '', false)), column(other, '')]
  return { suffix, columns, primaryKey: key, withoutRowid: true }
}

function written(text: string): Column {
  const [, name, type = ''] = /^(.*?)(?: (BLOB|INTEGER))?$/.exec(text) ?? []
  return column(name ?? text, type)
}

function column(name: string, type: string, nullable = true): Column {
  return builtInColumn({ name, type: scalar(type), nullable, hidden: false })
}
