/** A database family, as far as its values differ in the application. */
export type Family = 'postgresql' | 'mysql' | 'sqlite'

/** A row of the tables `items` and `writes`, with the values that generated code gives and takes. */
export interface Item {
  readonly id: string
  readonly name: string
  /** A text where the database has decimals. */
  readonly price: string | number
  readonly created_at: Date
  readonly active: boolean
  readonly doc: Document
  readonly state: 'new' | 'open' | 'done'
  readonly qty: number
  readonly score: number
  readonly uid: string
  /** A text where the database has no arrays. */
  readonly tags: string | readonly string[]
  readonly note: string | null
}

/** A type and no interface, so that drivers take it for JSON. */
type Document = {
  readonly a: number
  readonly kinds: readonly string[]
  readonly nested: { readonly b: boolean; readonly c: null }
}

export const COLUMNS = [
  'id',
  'name',
  'price',
  'created_at',
  'active',
  'doc',
  'state',
  'qty',
  'score',
  'uid',
  'tags',
  'note',
] as const satisfies readonly (keyof Item)[]

export const COLUMN_LIST = COLUMNS.join(', ')

/** The rows of the table `items`, with the keys 1 to this number. */
export const STORED = 30_000

const FIRST_MOMENT = Date.UTC(2023, 10, 14)
const states = ['new', 'open', 'done'] as const

/** The row with that key; the same each time. */
export function itemOf(key: number, family: Family): Item {
  const cents = key % 10_000
  const tags = ['red', 'blue green', `t${key % 50}`]
  return {
    id: String(key),
    name: `Item number ${key}`,
    price: family === 'sqlite' ? cents / 100 : (cents / 100).toFixed(2),
    created_at: new Date(FIRST_MOMENT + key * 1000 + (key % 1000)),
    active: key % 3 === 0,
    doc: { a: key, kinds: ['x', 'y "z"'], nested: { b: true, c: null } },
    state: states[key % 3] ?? 'new',
    qty: (key * 7) % 1000,
    score: key * 1.5 + 0.25,
    uid: `${hexadecimal(key, 8)}-1111-4222-8333-${hexadecimal(key * 31, 12)}`,
    tags: family === 'postgresql' ? tags : tags.join(),
    note: key % 2 === 0 ? `a note on item ${key}` : null,
  }
}

/** The rows with so many keys from that one. */
export function itemsFrom(first: number, count: number, family: Family): readonly Item[] {
  return Array.from({ length: count }, (_, i) => itemOf(first + i, family))
}

function hexadecimal(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0')
}
