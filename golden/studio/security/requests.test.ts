import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import { execute, rowsOf } from '../shop-database.ts'
import { startStudio } from '../start-studio.ts'
import { ask, type RawRequest } from './raw-request.ts'

const database = await freshDatabase('sqlite')
const JSON_TYPE = 'Content-Type: application/json'
const deletion = JSON.stringify({ query: 'delete from notes' })
const writing = (...headers: string[]): RawRequest => ({
  method: 'POST',
  target: '/api/sql',
  headers,
  body: deletion,
})

interface Attack {
  readonly requests: readonly RawRequest[]
  readonly statuses: readonly number[]
}

const hosts = ['evil.com', 'localhost.evil.com', '127.0.0.1.nip.io', '', 'localhost:80@evil', '%']
const targets = ['/api/tables', '/', '/api/meta', '/assets/x.js', '/icon.svg']
const origins = [
  'http://evil.com',
  'null',
  'http://localhost.evil.com',
  'http://localhost@evil.com',
  'http://127.0.0.1.evil',
  'file://',
  'chrome-extension://x',
  '%%%',
]
const outside = [
  '/../package.json',
  '/assets/../../quarry.js',
  '/%2e%2e%2fquarry.js',
  '/assets/..%5c..%5cquarry.js',
  '/assets/%00',
  '/assets//',
  '/assets/',
  '/index.html::$DATA',
  '/assets/%252e%252e/quarry.js',
  '/INDEX~1.HTM',
]

const attacks: Readonly<Record<string, Attack>> = {
  'another Host is refused on every path (security 5, 9)': {
    requests: hosts.flatMap((host) =>
      targets.map((target) => ({ target, headers: [`Host: ${host}`] })),
    ),
    statuses: [400, 403],
  },
  'two Hosts are refused (security 6)': {
    requests: [{ headers: ['Host: localhost', 'Host: evil.com'] }],
    statuses: [400],
  },
  'a target with an authority is refused (security 7)': {
    requests: [
      { target: 'http://evil.com/api/tables' },
      { target: 'http://127.0.0.1/api/tables' },
      { target: '//evil.com/api/tables' },
      { method: 'OPTIONS', target: '*' },
    ],
    statuses: [400, 403, 404],
  },
  'headers of proxies open nothing (security 8)': {
    requests: ['X-Forwarded-Host: localhost', 'Forwarded: host=localhost'].map((line) => ({
      headers: ['Host: evil.com', line],
    })),
    statuses: [403],
  },
  'another Origin is refused, for reading, writing and preflights (security 9, 12, 14)': {
    requests: origins.flatMap((origin) => [
      { headers: [`Origin: ${origin}`] },
      writing(`Origin: ${origin}`, JSON_TYPE),
      {
        method: 'OPTIONS',
        target: '/api/sql',
        headers: [`Origin: ${origin}`, 'Access-Control-Request-Method: POST'],
      },
    ]),
    statuses: [403],
  },
  'Fetch Metadata of other sites closes the API (security 16)': {
    requests: ['cross-site', 'same-site'].flatMap((site) => [
      { headers: [`Sec-Fetch-Site: ${site}`] },
      writing(`Sec-Fetch-Site: ${site}`, JSON_TYPE),
    ]),
    statuses: [403],
  },
  'nothing changes by reading (security 17)': {
    requests: ['GET', 'HEAD'].flatMap((method) =>
      ['/api/sql', '/api/tables/notes/rows', '/api/tables/notes/rows/delete'].map((target) => ({
        method,
        target,
      })),
    ),
    statuses: [404, 405],
  },
  'a body that is not JSON is refused (security 18)': {
    requests: [
      writing('Content-Type: text/plain'),
      writing('Content-Type: application/x-www-form-urlencoded'),
      writing('Content-Type: multipart/form-data; boundary=x'),
      writing('Content-Type: text/plain; application/json'),
      writing('Content-Type: application/json; charset=utf-16'),
      writing(JSON_TYPE, 'Content-Encoding: gzip'),
      writing(),
    ],
    statuses: [415],
  },
  'no path leads out of the pages (security 35)': {
    requests: outside.map((target) => ({ target })),
    statuses: [400, 404],
  },
  'numbers out of their limits are refused (security 41)': {
    requests: [
      'limit=NaN',
      'limit=1e9',
      'limit=-1',
      'limit=1&limit=2',
      'limit[]=1',
      'offset=-1',
      'limit=1001',
    ].map((query) => ({ target: `/api/tables/notes?${query}` })),
    statuses: [400],
  },
  'names outside of the rule are refused before any SQL (security 37)': {
    requests: ['a%22b', '%60a%60', 'a;--', '%C3%A9', '1a', 'a%00b', 'x'.repeat(129)].map(
      (name) => ({
        target: `/api/tables/${name}`,
      }),
    ),
    statuses: [400],
  },
  'a name of 128 letters is one that is not there (security 37)': {
    requests: [{ target: `/api/tables/${'x'.repeat(128)}` }, { target: '/api/tables/select' }],
    statuses: [404],
  },
  'a body with a dangerous or ambiguous name is refused (security 42, 43)': {
    requests: [
      '{"query":"select 1","__proto__":{"polluted":1}}',
      '{"query":"select 1","constructor":{"prototype":{"polluted":1}}}',
      String.raw`{"query":"select 1","\u005f_proto__":{"polluted":1}}`,
      '{"query":"select 1","query":"select 2"}',
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    ].map((body) => ({ method: 'POST', target: '/api/sql', headers: [JSON_TYPE], body })),
    statuses: [400, 413],
  },
}

/** What every answer carries or must not carry. */
const LEAKS = /sqlite|SQLITE|node_modules|\.ts:|\.js:|\/tmp\/|at Object|Error:/

if (database.kind === 'unavailable') skip(database.reason, Object.keys(attacks).length)
else {
  const { url } = database
  await execute(url, [
    "create table notes (id integer primary key, word text); insert into notes values (1, 'kept')",
  ])
  const studio = await startStudio({ args: [url] })
  const { origin } = studio

  for (const [name, { requests, statuses }] of Object.entries(attacks)) {
    test(name, async () => {
      for (const request of requests) {
        const { status, headers, body } = await ask(origin, request)
        const shown = `${JSON.stringify(request).slice(0, 200)}: ${status} ${body.slice(0, 300)}`
        assert.ok(statuses.includes(status), shown)
        assert.is(headers.get('access-control-allow-origin'), undefined, shown)
        assert.not.match(body, LEAKS)
      }
      assert.equal(await rowsOf(url, 'select word from notes'), [{ word: 'kept' }])
    })
  }

  test('an Origin of this machine is answered by its name (security 13, 15)', async () => {
    for (const allowed of ['http://localhost:3000', 'https://127.0.0.1', 'http://127.0.0.1:9']) {
      const { status, headers } = await ask(origin, { headers: [`Origin: ${allowed}`] })
      assert.is(status, 200)
      assert.is(headers.get('access-control-allow-origin'), allowed)
      assert.match(headers.get('vary') ?? '', 'Origin')
      assert.is(headers.get('access-control-allow-credentials'), undefined)
      assert.is(headers.get('access-control-allow-private-network'), undefined)
    }
  })

  test('answers are not kept, and their ids are random (security 20, 30, 66)', async () => {
    const answers = await Promise.all(
      ['/api/nothing', '/api/nothing', '/', '/api/tables'].map((target) => ask(origin, { target })),
    )
    const ids = answers.map(({ body }) => /"requestId":"([^"]+)"/.exec(body)?.[1])
    assert.is.not(ids[0], ids[1])
    assert.match(ids[0] ?? '', /^[\da-f-]{36}$/)
    for (const { headers } of answers) {
      assert.match(headers.get('cache-control') ?? '', /no-store|private, no-cache/)
      assert.is(headers.get('x-content-type-options'), 'nosniff')
      assert.is(headers.get('x-frame-options'), 'DENY')
      assert.is(headers.get('cross-origin-resource-policy'), 'same-origin')
      assert.is(headers.get('referrer-policy'), 'no-referrer')
    }
  })

  test.after(async () => {
    await studio.stop()
    await database.drop()
  })
}

test.run()
