// Loads the shop into a database and plays a day in it: in memory, or in the file that DATABASE_URL names, which is
// empty or has the tables that migrations have made.
//
//   node main.js     with better-sqlite3
//   bun main.js      with bun:sqlite, when quarry.toml says driver = "bun:sqlite"
import { shopDay } from './day.js'
import { shopFiles } from './shop-files.js'
import { New } from './quarry_gen/index.js'

const client = await open()
try {
  client.exec('PRAGMA foreign_keys = ON')
  const { tables } = client.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()
  for (const text of await shopFiles({ isMade: tables > 0 })) client.exec(text)
  await shopDay(New(client), console.log)
} finally {
  client.close()
}

async function open() {
  const file = process.env.DATABASE_URL?.replace('sqlite://', '') ?? ':memory:'
  if (process.versions.bun !== undefined) {
    const { Database } = await import('bun:sqlite')
    return new Database(file)
  }
  const { default: Database } = await import('better-sqlite3')
  return new Database(file)
}
