import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Size {
  readonly tables: number
  readonly files: number
  readonly queriesOfFile: number
}

/** Writes a PostgreSQL project: tables of 12 columns with foreign keys and enums, and queries of a dozen kinds. */
export function writeLargeProject(directory: string, { tables, files, queriesOfFile }: Size): void {
  const schema = join(directory, 'db', 'schema')
  const queries = join(directory, 'db', 'queries')
  mkdirSync(schema, { recursive: true })
  mkdirSync(queries, { recursive: true })
  writeFileSync(
    join(directory, 'quarry.toml'),
    'version = "2"\n[database]\nprovider = "postgresql"\n',
  )
  writeFileSync(join(schema, 'schema.sql'), listed(tables, table).join('\n'))
  for (let file = 0; file < files; file++) {
    const texts = listed(queriesOfFile, (i) => query(file * queriesOfFile + i, tables))
    writeFileSync(join(queries, `area_${file}.sql`), texts.join('\n'))
  }
}

function listed(count: number, item: (index: number) => string): readonly string[] {
  return Array.from({ length: count }, (_, i) => item(i))
}

function table(index: number): string {
  const [owner, parent] = [Math.floor(index / 2), Math.floor(index / 3)]
  return `
CREATE TYPE status_${index} AS ENUM ('draft', 'open', 'paid', 'closed');
CREATE TABLE item_${index} (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code varchar(40) NOT NULL UNIQUE,
  title text NOT NULL,
  status status_${index} NOT NULL DEFAULT 'draft',
  owner_id bigint NOT NULL REFERENCES item_${owner} (id) ON DELETE CASCADE,
  parent_id bigint REFERENCES item_${parent} (id),
  quantity integer NOT NULL DEFAULT 0 CHECK (quantity >= 0),
  price numeric(12, 2) NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  data jsonb,
  note text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX item_${index}_owner ON item_${index} (owner_id, created_at DESC);
`
}

interface Tables {
  readonly own: string
  readonly owner: string
  readonly parent: string
}

type Write = (tables: Tables) => readonly [kind: string, sql: string]

const kinds: readonly Write[] = [
  ({ own }) => [':one', `SELECT * FROM ${own} WHERE id = @id`],
  ({ own }) => [
    ':many',
    `SELECT id, code, title, price * quantity AS total FROM ${own}
WHERE status = @status AND created_at >= @since AND (title ILIKE @pattern OR note IS NULL)
ORDER BY created_at DESC, id LIMIT @count OFFSET @skip`,
  ],
  ({ own, owner }) => [
    ':many',
    `SELECT i.id, i.title, o.title AS owner_title, o.status AS owner_status
FROM ${own} i JOIN ${owner} o ON o.id = i.owner_id WHERE i.price BETWEEN @low AND @high`,
  ],
  ({ own, owner, parent }) => [
    ':many',
    `SELECT i.id, o.code AS owner_code, p.note AS parent_note, coalesce(p.title, 'none') AS parent_title
FROM ${own} i
JOIN ${owner} o ON o.id = i.owner_id
LEFT JOIN ${parent} p ON p.id = i.parent_id AND p.status <> 'closed'
WHERE o.quantity > @quantity AND i.code IN ('a', 'b', 'c')`,
  ],
  ({ own }) => [
    ':many',
    `SELECT status, count(*) AS items, sum(price) AS total, max(created_at) AS latest
FROM ${own} GROUP BY status HAVING count(*) > @least ORDER BY items DESC`,
  ],
  ({ own, owner }) => [
    ':many',
    `WITH recent AS (
  SELECT owner_id, count(*) AS items, avg(price) AS mean FROM ${own}
  WHERE created_at > now() - interval '30 days' GROUP BY owner_id
)
SELECT o.id, o.title, r.items, round(r.mean, 2) AS mean
FROM recent r JOIN ${owner} o ON o.id = r.owner_id ORDER BY r.items DESC LIMIT 20`,
  ],
  ({ own }) => [
    ':one',
    `INSERT INTO ${own} (code, title, status, owner_id, quantity, price, tags, data)
VALUES (@code, @title, @status, @owner_id, @quantity, @price, @tags, @data) RETURNING *`,
  ],
  ({ own }) => [
    ':exec',
    `UPDATE ${own} SET title = @title, quantity = quantity + @added, note = @note
WHERE id = @id AND status IN ('draft', 'open')`,
  ],
  ({ own, owner }) => [
    ':many',
    `SELECT o.id, o.title, (SELECT count(*) FROM ${own} i WHERE i.owner_id = o.id) AS items,
  CASE WHEN o.quantity = 0 THEN 'none' WHEN o.quantity < 10 THEN 'few' ELSE 'many' END AS stock
FROM ${owner} o WHERE EXISTS (SELECT 1 FROM ${own} i WHERE i.owner_id = o.id AND i.price > @price)`,
  ],
  ({ own }) => [
    ':many',
    `SELECT id, title, row_number() OVER (PARTITION BY owner_id ORDER BY price DESC) AS place,
  sum(price) OVER (PARTITION BY owner_id) AS owner_total FROM ${own} WHERE @tag = ANY (tags)`,
  ],
  ({ own }) => [':exec', `DELETE FROM ${own} WHERE created_at < @before AND status = 'closed'`],
  ({ own, parent }) => [
    ':many',
    `SELECT code, title, data ->> 'colour' AS colour FROM ${own} WHERE id = @id
UNION ALL SELECT code, title, NULL FROM ${parent} WHERE note IS NOT NULL ORDER BY code`,
  ],
]

function query(index: number, tables: number): string {
  const own = Math.floor(index / kinds.length) % tables
  const named: Tables = {
    own: `item_${own}`,
    owner: `item_${Math.floor(own / 2)}`,
    parent: `item_${Math.floor(own / 3)}`,
  }
  const [kind, sql] = kinds[index % kinds.length]?.(named) ?? [':exec', '']
  return `-- name: Query${index} ${kind}\n${sql};\n`
}
