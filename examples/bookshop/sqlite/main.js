// Loads the shop into a database in memory and plays a day in it.
//
//   node main.js     with better-sqlite3
//   bun main.js      with bun:sqlite, when quarry.toml says driver = "bun:sqlite"
import { shopDay } from './day.js'
import { shopFiles } from './shop-files.js'
import { New } from './quarry_gen/index.js'

const client = await open()
try {
  client.exec('PRAGMA foreign_keys = ON')
  for (const text of await shopFiles()) client.exec(text)
  await shopDay(New(client), console.log)
} finally {
  client.close()
}

async function open() {
  if (process.versions.bun !== undefined) {
    const { Database } = await import('bun:sqlite')
    return new Database(':memory:')
  }
  const { default: Database } = await import('better-sqlite3')
  return new Database(':memory:')
}
