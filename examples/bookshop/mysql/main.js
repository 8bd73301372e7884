// Loads the shop into the empty database of DATABASE_URL (MySQL or MariaDB) and plays a day in it.
//
//   node main.js
import mysql from 'mysql2/promise'
import { shopDay } from './day.js'
import { shopFiles } from './shop-files.js'
import { New } from './quarry_gen/index.js'

const uri = process.env.DATABASE_URL

await load()
const pool = mysql.createPool({ uri })
// The generated code reads and writes DATETIME and TIMESTAMP as UTC.
pool.on('connection', (connection) => connection.query("SET time_zone = '+00:00'"))
try {
  await shopDay(New(pool), console.log)
} finally {
  await pool.end()
}

async function load() {
  const connection = await mysql.createConnection({ uri, multipleStatements: true })
  try {
    for (const text of await shopFiles()) await connection.query(text)
  } finally {
    await connection.end()
  }
}
