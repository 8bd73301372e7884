import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const HOOK = fileURLToPath(new URL('only-database.ts', import.meta.url))

/** What the code prints when it runs behind the hook. */
function run(code: string, host = '127.0.0.1:1'): string {
  const env = { ...process.env, NODE_OPTIONS: '', QUARRY_DATABASE_HOST: host }
  const args = ['--import', HOOK, '--input-type=module', '-e', code]
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    env,
    encoding: 'utf8',
    timeout: 10_000,
  })
  return stdout + stderr
}

test('a socket to anywhere else is refused and written down', () => {
  const dials = [
    "import net from 'node:net'; net.connect(80, '192.0.2.1')",
    "import net from 'node:net'; net.connect({ host: '192.0.2.1', port: 80 })",
    "import net from 'node:net'; new net.Socket().connect({ host: '192.0.2.1', port: 80 })",
    "await fetch('http://192.0.2.1:80/')",
  ]
  for (const dial of dials) assert.match(run(dial), 'OUTBOUND socket to 192.0.2.1:80', dial)
  assert.match(run("import net from 'node:net'; net.connect('/tmp/x')"), 'OUTBOUND socket to path')
  assert.match(run("await fetch('http://example.invalid/')"), 'OUTBOUND')
  const datagram = "import d from 'node:dgram'; d.createSocket('udp4').send('x', 53, '192.0.2.1')"
  assert.match(run(datagram), 'OUTBOUND datagram')
})

test('the database is reached', async () => {
  const server = createServer((socket) => socket.end('hello'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const dial = `import net from 'node:net'; net.connect(${port}, '127.0.0.1').on('connect', () => process.exit())`
  assert.is(run(dial, `127.0.0.1:${port}`), '')
  server.close()
})

test.run()
