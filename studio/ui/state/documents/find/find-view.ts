/** How documents are drawn. */
export type DocumentLook = 'list' | 'json' | 'table' | 'plan'

/** What is looked for, as the person has typed it; all of it is in the address of the page. */
export interface FindView {
  readonly filter: string
  readonly sort: string
  readonly projection: string
  readonly collation: string
  readonly skip: number
  readonly limit: number
  readonly look: DocumentLook
}

export const PLAIN_VIEW: FindView = {
  ...{ filter: '', sort: '', projection: '', collation: '', skip: 0, limit: 50, look: 'list' },
}

const TEXTS = ['filter', 'sort', 'projection', 'collation'] as const
const LOOKS: readonly DocumentLook[] = ['list', 'json', 'table', 'plan']
const MOST = 1000

export function readFindView(query: URLSearchParams): FindView {
  const text = (name: (typeof TEXTS)[number]) => query.get(name) ?? ''
  const look = query.get('view')
  return {
    ...{ filter: text('filter'), sort: text('sort') },
    ...{ projection: text('projection'), collation: text('collation') },
    skip: numberIn(query.get('skip'), 0, 2_000_000_000) ?? 0,
    limit: numberIn(query.get('limit'), 1, MOST) ?? PLAIN_VIEW.limit,
    look: LOOKS.find((each) => each === look) ?? 'list',
  }
}

/** `?filter=…`, or nothing: what is as always is left out. */
export function writeFindView(view: FindView): string {
  const query = new URLSearchParams()
  for (const name of TEXTS) if (view[name].trim() !== '') query.set(name, view[name])
  if (view.skip !== PLAIN_VIEW.skip) query.set('skip', String(view.skip))
  if (view.limit !== PLAIN_VIEW.limit) query.set('limit', String(view.limit))
  if (view.look !== PLAIN_VIEW.look) query.set('view', view.look)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

function numberIn(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d{1,10}$/.test(text)) return undefined
  const value = Number(text)
  return value >= least && value <= most ? value : undefined
}
