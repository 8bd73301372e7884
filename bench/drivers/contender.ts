import type { Family, Item } from './item.ts'

/** The calls of a contender, one a cell; each returns rows as its own library makes them. */
export interface Calls {
  point(key: number): unknown
  list(least: number, size: number): unknown
  /** Gives the row again where the database has RETURNING for the driver. */
  insert(item: Item): unknown
  /** Gives the number of rows. */
  batch(items: readonly Item[]): unknown
  /** Selects the item, inserts the other, updates it, selects it, deletes it; gives what it selected last. */
  transaction(key: number, item: Item): unknown
}

export interface Contender {
  readonly name: string
  /** There are goals beside the fastest by hand and beside peers, but none beside values that are not decoded. */
  readonly role: 'quarry' | 'by hand' | 'peer' | 'undecoded'
  /** The values are those of generated code, without any conversion. */
  readonly isExact: boolean
  /** Its calls give no promises. */
  readonly isSynchronous: boolean
  readonly calls: Partial<Calls>
  /** Instead of `point` for concurrent calls, where the library would join those of one tick into one statement. */
  readonly pointAlone?: Calls['point']
}

/** A driver with its contenders on one database. */
export interface Opened {
  readonly family: Family
  /** An insert gives the row that it has made. */
  readonly returnsInserted: boolean
  readonly contenders: readonly Contender[]
  /** Empties the table `writes`. */
  clear(): Promise<unknown>
  /** The rows of the table `writes` by key, as the driver gives them. */
  kept(): Promise<readonly unknown[]>
  close(): Promise<unknown>
}

/** The methods that quarry generates for the queries in `project.ts`. */
export interface Generated {
  getItem(id: number): Promise<unknown>
  listItems(parameters: { least: number; size: number }): Promise<readonly unknown[]>
  createItem?(item: Item): Promise<unknown>
  addItem(item: Item): Promise<void>
  addItems(items: readonly Item[]): Promise<number>
  raiseQty(id: string): Promise<number>
  getWrite(id: string): Promise<unknown>
  removeWrite(id: string): Promise<number>
  transaction<Result>(scope: (queries: Generated) => Promise<Result>): Promise<Result>
}

export function generatedContender(queries: Generated): Contender {
  const calls: Calls = {
    point: (key) => queries.getItem(key),
    list: (least, size) => queries.listItems({ least, size }),
    insert: (item) =>
      queries.createItem === undefined ? queries.addItem(item) : queries.createItem(item),
    batch: (items) => queries.addItems(items),
    transaction: (key, item) =>
      queries.transaction(async (inner) => {
        await inner.getItem(key)
        await inner.addItem(item)
        await inner.raiseQty(item.id)
        const found = await inner.getWrite(item.id)
        await inner.removeWrite(item.id)
        return found
      }),
  }
  return { name: 'quarry', role: 'quarry', isExact: true, isSynchronous: false, calls }
}

export function byHand(name: string, calls: Partial<Calls>): Contender {
  return { name: `by hand: ${name}`, role: 'by hand', isExact: true, isSynchronous: false, calls }
}

export function synchronouslyByHand(name: string, calls: Partial<Calls>): Contender {
  return { ...byHand(name, calls), isSynchronous: true }
}

/** The rows of a peer as the driver gives them, with keys, times and documents that are still to be decoded. */
export function undecoded(contender: Contender): Contender {
  return { ...contender, name: `${contender.name}, undecoded`, role: 'undecoded' }
}

export function peer(name: string, calls: Calls): Contender {
  return { name, role: 'peer', isExact: false, isSynchronous: false, calls }
}
