import type * as Ast from '../../2-parse/ast.ts'
import type { Column } from '../../ir/catalog.ts'
import { scalar } from '../../ir/type.ts'
import { builtInColumn } from '../built-in.ts'
import type { VirtualTable } from '../definition-rules.ts'
import { columnNames, isOption, unquoted } from './module-arguments.ts'
import { shadowsOf } from './shadow-tables.ts'
import { tableColumns } from './semantics/table-functions.ts'
import { wordTable } from '../word-table.ts'

/**
 * What the modules of SQLite itself make of a virtual table, by its arguments; undefined for other
 * modules, and where the arguments leave the columns to another table.
 */
export function virtualTable(table: Ast.CreateVirtualTable): VirtualTable | undefined {
  const module = table.module.text.toLowerCase()
  const given = table.arguments.filter((each) => each !== '')
  const columns = modules[module]?.(given, table.name.parts.at(-1)?.text ?? '')
  return columns && { columns, shadows: shadowsOf(module, given) }
}

type ColumnsOf = (given: readonly string[], table: string) => readonly Column[] | undefined

const modules: Readonly<Partial<Record<string, ColumnsOf>>> = wordTable({
  fts5: (given, table) => [...named(columnNames(given), ''), ...hidden(table, 'rank')],
  fts4: fullText,
  fts3: fullText,
  rtree: (given) => box(given, 'REAL'),
  rtree_i32: (given) => box(given, 'INT'),
  geopoly: (given) => named(['_shape', ...columnNames(given)], ''),
  // Forms of the manual's "The fts5vocab Virtual Table Module" and "Fts4aux".
  fts5vocab: ([, form = '']) => vocabularies[unquoted(form).toLowerCase()],
  fts4aux: () => [
    ...named(['term', 'col', 'documents', 'occurrences'], ''),
    ...hidden('languageid'),
  ],
  dbstat: () => tableColumns('dbstat'),
  fts3tokenize: () => tableColumns('fts3tokenize'),
})

const vocabularies: Readonly<Partial<Record<string, readonly Column[]>>> = wordTable({
  row: named(['term', 'doc', 'cnt'], ''),
  col: named(['term', 'col', 'doc', 'cnt'], ''),
  instance: named(['term', 'doc', 'col', 'offset'], ''),
})

/** FTS3 and FTS4: `content` where no column is named; types are passed over. */
function fullText(given: readonly string[], table: string): readonly Column[] | undefined {
  const names = columnNames(given)
  const options = given.filter(isOption)
  const language = options.find((each) => /^\s*languageid\s*=/i.test(each))
  // content="t" without columns: those of t.
  if (
    names.length === 0 &&
    options.some((each) => /^\s*content\s*=\s*[^\s'"]|["']\w/i.test(each))
  ) {
    return undefined
  }
  const id = language === undefined ? '__langid' : unquoted(language.replace(/^[^=]*=\s*/, ''))
  return [...named(names.length > 0 ? names : ['content'], ''), ...hidden(table, 'docid', id)]
}

/** An id, coordinates, and `+` before columns that are only kept. */
function box(given: readonly string[], type: string): readonly Column[] {
  return given.flatMap((text, i) => {
    const kept = /^\s*\+/.test(text)
    const [name = ''] = columnNames([text.replace(/^\s*\+/, '')])
    if (kept) return named([name], '')
    return named([name], i === 0 ? 'INT' : type)
  })
}

function named(names: readonly string[], type: string): readonly Column[] {
  return names.map((name) =>
    builtInColumn({ name, type: scalar(type), nullable: true, hidden: false }),
  )
}

function hidden(...names: readonly string[]): readonly Column[] {
  return named(names, '').map((column) => ({ ...column, hidden: true }))
}
