import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { answerStatic } from './answer-static.ts'
import { readStaticFiles, type StaticFiles } from './static-files.ts'

const directory = await mkdtemp(join(tmpdir(), 'quarry-static-'))
await mkdir(join(directory, 'assets'))
await writeFile(join(directory, 'index.html'), '<html><head></head><body></body></html>')
await writeFile(join(directory, 'assets', 'main-abc.js'), 'x')
await writeFile(join(directory, 'assets', 'main-abc.js.map'), 'x')
await symlink('/etc/hosts', join(directory, 'assets', 'hosts.txt'))
const files = await readStaticFiles(directory)

test('the built files are served by their exact paths', () => {
  assert.equal([...files.keys()].toSorted(), ['/assets/main-abc.js', '/index.html'])
  const script = answerStatic('/assets/main-abc.js', files)
  assert.is(script?.headers?.['content-type'], 'text/javascript; charset=utf-8')
  assert.is(script?.headers?.['cache-control'], 'public, max-age=31536000, immutable')
})

test('the page is served for what the page itself reads', () => {
  for (const path of [
    '/',
    '/tables/users',
    '/sql',
    '/tables/a-b_C9',
    '/documents/shop/covers.files',
    '/documents/a%20b/c%2Fd',
  ])
    assert.is(textOf(path, files)?.includes('<body>'), true, path)
})

test('the policy of the page has the nonce that stands in it, a new one each time (security 29)', () => {
  const page = answerStatic('/', files)
  const nonce = /nonce="([^"]+)"/.exec(textOf('/', files) ?? '')?.[1]
  assert.ok(nonce)
  const policy = page?.headers?.['content-security-policy'] ?? ''
  const own = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  assert.ok(Buffer.from(page?.bytes instanceof Buffer ? page.bytes : '').includes(own))
  assert.is.not(own, nonce)
  assert.not.ok(policy.includes('unsafe'))
})

test('nothing leads out of the map of files (security 35)', () => {
  const paths = [
    ...['/../', '/%2e%2e%2f', '/..%5c', '/%00', '/assets//', '/assets/', '/assets'],
    ...['/index.html::$DATA', '/%252e', '/ASSETS~1/MAIN-A~1.JS', '/assets/hosts.txt'],
    ...['/assets/main-abc.js.map', '/assets/../index.html', '/api', '/api/x', '//', '/a//b'],
    ...[
      '/documents/..%2F..%2Fetc',
      '/documents/..',
      '/documents/%ZZ',
      '/documents/%FF',
      '/documents/',
    ],
    ...['/.env', '/assets/main-abc.js/', '/__proto__.js', '/index.html'],
  ]
  for (const path of paths) assert.is(answerStatic(path, files), undefined, path)
})

test('a page that is not built says how to build it', async () => {
  const none = await readStaticFiles(join(directory, 'missing'))
  assert.ok(textOf('/', none)?.includes('npm run build'))
})

test.after(() => rm(directory, { recursive: true }))

function textOf(path: string, from: StaticFiles): string | undefined {
  const bytes = answerStatic(path, from)?.bytes
  return bytes instanceof Buffer ? bytes.toString() : undefined
}

test.run()
