import { change, type Files } from '../suites/cli/project.ts'
import type { ProjectStudio } from './project-studio.ts'

const DIRECTORY = 'db/migrations'

const ORDERS = `CREATE TABLE orders (
  id integer PRIMARY KEY,
  placed_at timestamp NOT NULL,
  gift boolean DEFAULT false,
  legacy_ref varchar(40)
)`

/** A shop with a history, and two migrations that are pending: by the names of their files without `.up.sql`. */
const pairs: Readonly<Record<string, readonly [up: string, down: string]>> = {
  '20260105120000_initial': [
    `CREATE TABLE customers (\n  id integer PRIMARY KEY,\n  name varchar(200) NOT NULL\n);\n\n${ORDERS};\n`,
    'DROP TABLE orders;\n\nDROP TABLE customers;\n',
  ],
  '20260112085900_stock_per_warehouse': [
    'CREATE TABLE stock (\n  warehouse integer NOT NULL,\n  book integer NOT NULL,\n  pieces integer NOT NULL,\n  PRIMARY KEY (warehouse, book)\n);\n',
    'DROP TABLE stock;\n',
  ],
  '20260129141516_reviews': [
    'CREATE TABLE reviews (id integer PRIMARY KEY, stars integer NOT NULL, said varchar(400));\n',
    'DROP TABLE reviews;\n',
  ],
  '20260203110839_payments': [
    'CREATE TABLE payments (id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id));\n',
    'DROP TABLE payments;\n',
  ],
  '20260224160205_split_addresses': [
    'CREATE TABLE addresses (id integer PRIMARY KEY, street varchar(200));\n',
    'DROP TABLE addresses;\n',
  ],
  '20260301081412_add_carriers': [
    'CREATE TABLE carriers (id integer PRIMARY KEY, name varchar(80) NOT NULL);\n',
    'DROP TABLE carriers;\n',
  ],
  '20260314152233_orders_channel': [
    `-- parent: 20260301081412

ALTER TABLE orders ADD COLUMN channel varchar(20);

UPDATE orders SET channel = 'shop';

-- hazard: long-lock table orders: Every order is written while the table is locked.
CREATE INDEX orders_channel_idx ON orders (channel);

-- hazard: data-loss column orders.legacy_ref: Its values are gone; the way back cannot bring them.
-- count: SELECT count(*) FROM orders WHERE legacy_ref IS NOT NULL
ALTER TABLE orders DROP COLUMN legacy_ref;
`,
    `ALTER TABLE orders ADD COLUMN legacy_ref varchar(40);

DROP INDEX orders_channel_idx;

ALTER TABLE orders DROP COLUMN channel;
`,
  ],
  '20260314161020_orders_placed_idx': [
    'CREATE INDEX orders_placed_idx ON orders (placed_at);\n',
    'DROP INDEX orders_placed_idx;\n',
  ],
}

/** The migrations make this, but for coupons, an address to write to, and a number of stars that is checked. */
const SCHEMA = `CREATE TABLE customers (
  id integer PRIMARY KEY,
  name varchar(200) NOT NULL,
  -- Where receipts are sent.
  mail varchar(200)
);

CREATE TABLE coupons (
  id integer PRIMARY KEY,
  code varchar(20) NOT NULL UNIQUE,
  percent smallint NOT NULL
);

CREATE TABLE orders (
  id integer PRIMARY KEY,
  placed_at timestamp NOT NULL,
  gift boolean DEFAULT false,
  channel varchar(20),
  coupon_id integer REFERENCES coupons (id)
);
CREATE INDEX orders_placed_idx ON orders (placed_at);
CREATE INDEX orders_channel_idx ON orders (channel);

CREATE TABLE stock (
  warehouse integer NOT NULL,
  book integer NOT NULL,
  pieces integer NOT NULL,
  PRIMARY KEY (warehouse, book)
);

CREATE TABLE reviews (
  id integer PRIMARY KEY,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  said varchar(400)
);

CREATE TABLE payments (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders (id)
);

CREATE TABLE addresses (
  id integer PRIMARY KEY,
  street varchar(200)
);
`

/** As a project has them. */
export const sceneFiles: Files = {
  'db/schema/shop.sql': SCHEMA,
  ...Object.fromEntries(
    Object.entries(pairs).flatMap(([stem, [up, down]]) => [
      [`${DIRECTORY}/${stem}.up.sql`, up],
      [`${DIRECTORY}/${stem}.down.sql`, down],
    ]),
  ),
}

const PENDING = 2
const DAYS = [69, 62, 45, 40, 19, 14] as const
const DURATIONS = [240, 1100, 54, 61, 4200, 38] as const

/**
 * Applies all but the last two, some days ago each, and fills the orders. Then an index is made by hand, and the file of
 * an applied migration is edited, where `isTroubled` says so.
 */
export async function playHistory(
  { origin, execute }: ProjectStudio,
  { isTroubled }: { readonly isTroubled: boolean },
): Promise<void> {
  const count = Object.keys(pairs).length - PENDING
  const answer = await fetch(`${origin}/api/migrations/apply`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ count }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  for (const [index, stem] of Object.keys(pairs).slice(0, count).entries()) {
    const at = new Date(Date.now() - (DAYS[index] ?? 0) * 86_400_000).toISOString()
    const duration = DURATIONS[index] ?? 0
    const sets = `started = '${at}', finished = '${at}', duration = ${duration}`
    await execute(`UPDATE quarry_migrations SET ${sets} WHERE id = '${stem.slice(0, 14)}'`)
  }
  const rows = Array.from({ length: 1200 }, (_, index) => {
    const legacy = index % 3 === 0 ? `'L${index}'` : 'NULL'
    return `(${index + 1}, '2026-03-01 10:00:00', ${legacy})`
  })
  await execute(`INSERT INTO orders (id, placed_at, legacy_ref) VALUES ${rows.join(', ')}`)
  if (!isTroubled) return
  await execute('CREATE INDEX reviews_stars_idx ON reviews (stars)')
}

/** The file of an applied migration, with other statements. */
export function editApplied({ root }: ProjectStudio): void {
  const path = `${DIRECTORY}/20260224160205_split_addresses.up.sql`
  change(root, {
    [path]: 'CREATE TABLE addresses (id integer PRIMARY KEY, street varchar(100));\n',
  })
}
