import { deepStrictEqual, equal } from 'node:assert/strict'
import * as v from 'valibot'
import { createSupply, type Supply } from './cells.ts'
import type { Contender, Opened } from './contender.ts'
import { type Family, type Item, itemOf, itemsFrom, STORED } from './item.ts'

const looseItem = v.looseObject({
  id: v.unknown(),
  price: v.unknown(),
  created_at: v.unknown(),
  active: v.unknown(),
  doc: v.unknown(),
  qty: v.unknown(),
})
const text = v.union([v.string(), v.number(), v.bigint(), v.instance(Date)])

/** Throws where a contender gives other rows than were stored, or stores others than it was given. */
export async function verify(opened: Opened): Promise<void> {
  const supply = createSupply(opened.family)
  for (const contender of opened.contenders) {
    try {
      await verifyReads(contender, opened.family)
      await verifyWrites(contender, opened, supply)
    } catch (error) {
      throw new Error(`${contender.name} does not do what it should`, { cause: error })
    }
  }
  await opened.clear()
}

async function verifyReads(contender: Contender, family: Family): Promise<void> {
  const { point, list } = contender.calls
  const same = equalityOf(contender)
  for (const key of [1, 2, 3, 4711, STORED]) if (point) same(await point(key), itemOf(key, family))
  if (point) {
    const keys = Array.from({ length: 20 }, (_, i) => i * 97 + 1)
    const found = await Promise.all(keys.map((key) => (contender.pointAlone ?? point)(key)))
    for (const [i, key] of keys.entries()) same(found[i], itemOf(key, family))
  }
  for (const size of list ? [100, 10_000] : []) {
    const rows = v.parse(v.array(v.unknown()), await list?.(501, size))
    equal(rows.length, size)
    for (const [i, item] of itemsFrom(501, size, family).entries()) same(rows[i], item)
  }
}

async function verifyWrites(contender: Contender, opened: Opened, supply: Supply): Promise<void> {
  const { insert, batch, transaction } = contender.calls
  const same = equalityOf(contender)
  await opened.clear()
  if (insert) {
    const item = supply.item()
    const made = await insert(item)
    if (opened.returnsInserted) same(made, item)
    await verifyKept(opened, [item])
  }
  if (transaction) {
    const item = supply.item()
    same(await transaction(7, item), { ...item, qty: item.qty + 1 })
    await verifyKept(opened, [])
  }
  if (batch) {
    const items = Array.from({ length: 1000 }, supply.item)
    equal(await batch(items), items.length)
    await verifyKept(opened, items)
  }
}

async function verifyKept(opened: Opened, items: readonly Item[]): Promise<void> {
  deepStrictEqual((await opened.kept()).map(plain), items.map(plain))
  await opened.clear()
}

function equalityOf({ isExact }: Contender): (row: unknown, item: Item) => void {
  if (!isExact) return (row, item) => deepStrictEqual(plain(row), plain(item))
  // Rows of some drivers have a class of their own, or no prototype.
  return (row, item) => deepStrictEqual({ ...v.parse(looseItem, row) }, item)
}

/** A row without what libraries do differently: decimals, keys, truth and times as texts and numbers. */
function plain(row: unknown): unknown {
  const item = v.parse(looseItem, row)
  return {
    ...item,
    id: String(item.id),
    price: Number(item.price),
    created_at: moment(v.parse(text, item.created_at)),
    active: Boolean(Number(item.active)),
    doc: typeof item.doc === 'string' ? JSON.parse(item.doc) : item.doc,
    qty: Number(item.qty),
  }
}

function moment(value: v.InferOutput<typeof text>): string {
  if (value instanceof Date) return value.toISOString()
  const iso = String(value)
    .replace(' ', 'T')
    .replace(/(Z|\+00:00)?$/, 'Z')
  return new Date(iso).toISOString()
}
