import * as v from 'valibot'
import {
  caseSettingsSchema,
  type CaseSettings,
  type DialectName,
  dialectNames,
} from '../../fixtures/case-settings.ts'

/**
 * What a page says of the compiler. A block marked `sql postgresql bigint=number` holds a schema and,
 * from the paragraph with the first annotation on, queries; the `ts` and `text` blocks right behind it
 * are what it declares and what is reported.
 */
export interface PageExample {
  readonly dialect: DialectName
  readonly settings: PageSettings
  readonly schema: string
  readonly queries: string
  readonly declares: readonly string[]
  readonly reports: readonly string[]
  /** `line 12`, for messages. */
  readonly place: string
}

export type PageSettings = Pick<CaseSettings, 'bigint' | 'timestamp'>

/**
 * A row of a table under `<!-- types: postgresql -->`: the first cell lists declared types, then come
 * what is read and, where it differs, what is written. The comment may hold definitions.
 */
export interface TypeRow {
  readonly dialect: DialectName
  readonly settings: PageSettings
  readonly schema: string
  readonly declared: readonly string[]
  readonly read: string
  readonly written: string
}

interface Block {
  readonly info: string
  readonly text: string
  readonly line: number
}

export function readExamples(page: string): readonly PageExample[] {
  const blocks = fencedBlocks(page)
  return blocks.flatMap((block, index) => {
    if (!block.info.startsWith('sql ')) return []
    const marked = readMark(block.info)
    const rest = blocks.slice(index + 1)
    const end = rest.findIndex(({ info }) => info !== 'ts' && info !== 'text')
    const shown = end === -1 ? rest : rest.slice(0, end)
    const texts = (info: string) => shown.filter((each) => each.info === info).map(textOf)
    const [declares, reports] = [texts('ts'), texts('text')]
    return [{ ...marked, ...parts(block.text), declares, reports, place: `line ${block.line}` }]
  })
}

function textOf({ text }: Block): string {
  return text
}

function fencedBlocks(page: string): readonly Block[] {
  return [...page.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(
    ({ 1: info = '', 2: text = '', index }) => ({
      info,
      text,
      line: page.slice(0, index).split('\n').length,
    }),
  )
}

function parts(sql: string): { readonly schema: string; readonly queries: string } {
  const paragraphs = sql.split(/\n\n+/)
  const first = paragraphs.findIndex((paragraph) => /^-- name:/m.test(paragraph))
  const at = first === -1 ? paragraphs.length : first
  return {
    schema: paragraphs.slice(0, at).join('\n\n'),
    queries: paragraphs.slice(at).join('\n\n'),
  }
}

const dialectSchema = v.picklist(dialectNames)

/** `sql postgresql bigint=number`, `types: postgresql` */
function readMark(mark: string) {
  const [, dialect, ...settings] = mark.trim().split(/\s+/)
  const written = Object.fromEntries(settings.map((setting) => setting.split('=')))
  const { bigint, timestamp } = v.parse(caseSettingsSchema, written)
  return { dialect: v.parse(dialectSchema, dialect), settings: { bigint, timestamp } }
}

/** Throws: when no table follows a mark. */
export function readTypeRows(page: string): readonly TypeRow[] {
  const tables = [
    ...page.matchAll(/^<!-- (types: [^\n]*?)(?:\n([^>]*?))?\s*-->\n\n((?:\|.*\n)+)/gm),
  ]
  const marks = [...page.matchAll(/^<!-- types:/gm)].length
  if (tables.length !== marks) throw new Error(`${marks} marks, but ${tables.length} tables`)
  return tables.flatMap(([, mark = '', schema = '', table = '']) =>
    rowsOf(table).map((row) => ({ ...readMark(mark), schema, ...row })),
  )
}

function rowsOf(table: string) {
  const [, , ...rows] = table.trimEnd().split('\n')
  return rows.map((row) => {
    const cells = row.split(/(?<!\\)\|/).slice(1, -1)
    const [declared = [], [read = ''] = [], [written] = []] = cells.map(codesIn)
    return { declared, read, written: written ?? read }
  })
}

function codesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]*)`/g)].map(([, code = '']) => code.replaceAll('\\|', '|').trim())
}
