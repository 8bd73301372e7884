import type { SavedQueryBody } from '../../api/queries.ts'

type QueryText = Required<Pick<SavedQueryBody, 'name' | 'query' | 'tags' | 'category'>>

/** The text of the file of a shared query: what is known of it stands in comments above the SQL. */
export function queryFileText({ name, query, tags = [], category = null }: SavedQueryBody): string {
  const lines = [
    `-- name: ${oneLine(name)}`,
    ...(category === null ? [] : [`-- category: ${oneLine(category)}`]),
    ...(tags.length === 0 ? [] : [`-- tags: ${tags.map(tagText).join(', ')}`]),
  ]
  return `${lines.join('\n')}\n\n${query}${query.endsWith('\n') ? '' : '\n'}`
}

/** What a file says; a file without the comments is called by its own names. */
export function readQueryFile(
  text: string,
  named: { readonly name: string; readonly category: string | null },
): QueryText {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const said = new Map<string, string>()
  let at = 0
  for (; at < lines.length; at++) {
    const { word, rest } = HEADER.exec(lines[at] ?? '')?.groups ?? {}
    if (word === undefined || said.has(word)) break
    said.set(word, (rest ?? '').trim())
  }
  const isSeparated = said.size > 0 && lines[at]?.trim() === ''
  const query = lines.slice(isSeparated ? at + 1 : at).join('\n')
  const tags = (said.get('tags') ?? '').split(',').map((tag) => tag.trim())
  return {
    name: (said.get('name') || named.name).slice(0, 200),
    category: said.get('category')?.slice(0, 100) || named.category,
    tags: tags.filter((tag) => tag !== '' && tag.length <= 50).slice(0, 20),
    query: query.replace(/\n$/, ''),
  }
}

const HEADER = /^-- (?<word>name|category|tags):(?<rest>.*)$/

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** A comma would make two of it. */
function tagText(tag: string): string {
  return oneLine(tag.replaceAll(',', ' '))
}

/** A name as a file or directory is called everywhere: `Umsätze / Monat` is `umsaetze-monat`. */
export function slugOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
  // Windows has devices of these names, whatever ends them.
  const isDevice = /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(slug)
  return (isDevice ? `${slug}-query` : slug).slice(0, 80).replace(/-+$/, '') || 'query'
}

const PLAIN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
