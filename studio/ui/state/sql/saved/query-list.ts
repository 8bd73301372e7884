import type { SavedQuery } from '../../../../api/queries.ts'

export interface QueryGroup {
  readonly title: string
  readonly queries: readonly SavedQuery[]
}

const WITHOUT = 'Without category'
const TEMPLATES = 'Templates'

/** The queries that have every word of the search, by their categories; templates come last. */
export function queryGroups(queries: readonly SavedQuery[], search: string): readonly QueryGroup[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const found = queries.filter((query) => words.every((word) => textOf(query).includes(word)))
  const groups = new Map<string, SavedQuery[]>()
  for (const query of found.toSorted(byName)) {
    const title = query.template ? TEMPLATES : (query.category ?? WITHOUT)
    groups.set(title, [...(groups.get(title) ?? []), query])
  }
  return [...groups]
    .map(([title, each]) => ({ title, queries: each }))
    .toSorted((a, b) => rank(a.title) - rank(b.title) || a.title.localeCompare(b.title))
}

function textOf({ name, category, tags, query }: SavedQuery): string {
  return [name, category ?? '', ...tags.map((tag) => `#${tag}`), query].join('\n').toLowerCase()
}

function byName(a: SavedQuery, b: SavedQuery): number {
  return a.name.localeCompare(b.name)
}

function rank(title: string): number {
  if (title === TEMPLATES) return 2
  return title === WITHOUT ? 1 : 0
}

export function categoriesOf(queries: readonly SavedQuery[]): readonly string[] {
  const own = queries.filter(({ template }) => !template)
  return [...new Set(own.flatMap(({ category }) => category ?? []))].toSorted()
}

/** `a, b` as tags: each once, without empty ones. */
export function tagsIn(text: string): readonly string[] {
  const tags = text.split(',').map((tag) => tag.trim().replace(/^#/, ''))
  return [...new Set(tags.filter((tag) => tag !== ''))]
}
