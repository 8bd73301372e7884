// Loads the shop into the empty database of DATABASE_URL and plays a day in it.
//
//   node main.js [pg|postgres]
//
// The argument must be the driver that quarry.toml names; without one it is pg.
import { shopDay } from './day.js'
import { shopFiles } from './shop-files.js'
import { New } from './quarry_gen/index.js'

const drivers = { pg: withPg, postgres: withPostgres }

const [driver = 'pg'] = process.argv.slice(2)
const run = drivers[driver]
if (run === undefined) throw new Error(`unknown driver "${driver}": pg or postgres`)
await run(process.env.DATABASE_URL)

async function withPg(url) {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: url })
  try {
    for (const text of await shopFiles()) await pool.query(text)
    await shopDay(New(pool), console.log)
  } finally {
    await pool.end()
  }
}

async function withPostgres(url) {
  const { default: postgres } = await import('postgres')
  const sql = postgres(url)
  try {
    for (const text of await shopFiles()) await sql.unsafe(text)
    await shopDay(New(sql), console.log)
  } finally {
    await sql.end()
  }
}
