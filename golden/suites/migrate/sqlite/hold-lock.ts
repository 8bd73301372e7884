// Takes the lock of a database and keeps it until the process ends.
import process from 'node:process'
import { lock } from '../../../../runtime/engines/sqlite/migrate/run/lock.ts'

const [url = ''] = process.argv.slice(2)
const { signal } = new AbortController()
await lock(url, { onWait: () => process.send?.('waits'), signal })
process.send?.('holds')
// The channel keeps the process alive.
process.on('message', () => undefined)
