import { readFileSync } from 'node:fs'
import { Database } from 'bun:sqlite'
import { New } from '../../targets/bun-sqlite/quarry_gen/index.js'
import { checkSqliteTarget } from './sqlite-target.ts'

// Run by Bun: `targets.test.ts` starts it.
const client = new Database(':memory:')
client.exec(readFileSync(new URL('../../targets/bun-sqlite/schema.sql', import.meta.url), 'utf8'))
await checkSqliteTarget(client, [New(client), New(client)])
