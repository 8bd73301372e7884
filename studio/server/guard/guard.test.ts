import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createGuard, type Verdict } from './guard.ts'
import { allowedHosts } from './host.ts'

type Header = readonly [string, string]
interface Sent {
  readonly method?: string
  readonly target?: string
  readonly headers?: readonly Header[]
  readonly host?: string
}

const TOKEN = 'correct-horse-battery'
const hosts = allowedHosts(['192.168.1.20', 'Studio.Example'])
const open = createGuard({ hosts, token: undefined, now: () => 0 })

/** A guard whose clock goes on by a second with every request, so that nothing is slowed. */
function withToken() {
  let now = 0
  return createGuard({ hosts, token: TOKEN, now: () => (now += 1000) })
}

function ask(
  { method = 'GET', target = '/api/tables', headers = [], host = 'localhost:5555' }: Sent,
  guard: ReturnType<typeof createGuard> = open,
): Verdict {
  const rawHeaders = [['Host', host] as const, ...headers].flat()
  return guard({ method, target, rawHeaders })
}

function outcome(verdict: Verdict): string {
  return verdict.kind === 'refused' ? verdict.code : verdict.kind
}

const corsOf = (verdict: Verdict) => verdict.headers['access-control-allow-origin']

for (const target of ['/api/tables', '/', '/assets/a.js']) {
  test(`a Host that is not allowed is refused for ${target} (security 5)`, () => {
    const refused = [
      'evil.com',
      'localhost.evil.com',
      '127.0.0.1.nip.io',
      '',
      'localhost:80@evil',
      'localhost.',
      'localhost:99999',
      '127.0.0.2',
      '[::1',
    ]
    for (const host of refused) assert.is(outcome(ask({ host, target })), 'forbidden', host)
    const passed = ['localhost', 'LOCALHOST:1', '127.0.0.1:5555', '[::1]:5555', '[::1]']
    for (const host of passed) assert.is(outcome(ask({ host, target })), 'pass', host)
  })
}

test('two Host headers are refused, and none (security 6)', () => {
  const two = ask({ headers: [['host', 'localhost']] })
  assert.is(outcome(two), 'bad_request')
  assert.is(outcome(open({ method: 'GET', target: '/', rawHeaders: [] })), 'bad_request')
})

test('a target that is no path is refused (security 7)', () => {
  for (const target of ['http://localhost/api', 'http://evil.com/', '*', 'localhost:5555', ''])
    assert.is(outcome(ask({ target })), 'bad_request', target)
})

test('headers of proxies change nothing (security 8)', () => {
  const names = ['X-Forwarded-Host', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Prefix']
  const headers = [...names, 'Forwarded'].map((name) => [name, 'localhost'] as const)
  assert.is(outcome(ask({ host: 'evil.com', headers })), 'forbidden')
  const evil = headers.map(([name]) => [name, 'evil.com'] as const)
  assert.is(outcome(ask({ headers: evil })), 'pass')
})

test('a malformed Host, Origin or target is refused without a crash (security 9)', () => {
  for (const bad of ['\u0000', '%', '[', ':::', 'a b', 'http://[', '\ud800', 'x'.repeat(100_000)]) {
    assert.is(outcome(ask({ host: bad })), 'forbidden')
    assert.is(outcome(ask({ headers: [['Origin', bad]] })), 'forbidden')
  }
  for (const target of ['/%', '/%zz', '/%c0%af', '/a b', '/\u0000'])
    assert.is(outcome(ask({ target })), 'bad_request', target)
})

test('the addresses that are bound and the name of --host are accepted, no other name (security 11)', () => {
  assert.is(outcome(ask({ host: '192.168.1.20:80' })), 'pass')
  assert.is(outcome(ask({ host: 'studio.example:80' })), 'pass')
  assert.is(outcome(ask({ host: '192.168.1.21:80' })), 'forbidden')
  assert.is(outcome(ask({ host: 'other.example' })), 'forbidden')
})

const badOrigins = [
  'http://evil.com',
  'null',
  'http://localhost.evil.com',
  'http://localhost@evil.com',
  'http://127.0.0.1.evil',
  'file://',
  'chrome-extension://x',
  'http://localhost:80:80',
  'http://[::1]:1',
  'ftp://localhost',
  '',
]

test('an Origin of another place is refused, without CORS headers (security 12)', () => {
  for (const origin of badOrigins) {
    const verdict = ask({ headers: [['Origin', origin]] })
    assert.is(outcome(verdict), 'forbidden', origin)
    assert.is(corsOf(verdict), undefined, origin)
  }
  const two: readonly Header[] = [
    ['Origin', 'http://localhost'],
    ['Origin', 'http://evil.com'],
  ]
  assert.is(outcome(ask({ headers: two })), 'bad_request')
})

test('localhost and 127.0.0.1 may ask, and are echoed without credentials (security 13)', () => {
  const origins = ['http://localhost', 'https://localhost:3000', 'http://127.0.0.1:8080']
  for (const origin of origins) {
    const verdict = ask({ headers: [['Origin', origin]] })
    assert.is(outcome(verdict), 'pass')
    assert.is(corsOf(verdict), origin)
    assert.is(verdict.headers['access-control-allow-credentials'], undefined)
  }
  const own = ask({ host: '192.168.1.20:80', headers: [['Origin', 'http://192.168.1.20:80']] })
  assert.is(outcome(own), 'pass')
  const otherPort = ask({
    host: '192.168.1.20:80',
    headers: [['Origin', 'http://192.168.1.20:81']],
  })
  assert.is(outcome(otherPort), 'forbidden')
})

const preflight: Header = ['Access-Control-Request-Method', 'POST']

test('a preflight from a bad origin gets no CORS headers (security 14)', () => {
  for (const origin of badOrigins) {
    const verdict = ask({ method: 'OPTIONS', headers: [['Origin', origin], preflight] })
    assert.is(outcome(verdict), 'forbidden')
    assert.equal(verdict.headers, {})
  }
})

test('a preflight needs no token and never allows private networks (security 15)', () => {
  const headers: readonly Header[] = [
    ['Origin', 'http://localhost:3000'],
    preflight,
    ['Access-Control-Request-Private-Network', 'true'],
  ]
  const verdict = ask({ method: 'OPTIONS', headers }, withToken())
  assert.is(verdict.kind, 'preflight')
  assert.is(verdict.headers['access-control-allow-private-network'], undefined)
  assert.is(verdict.headers['access-control-allow-credentials'], undefined)
})

test('Fetch Metadata of another site is refused on the API, whatever the method (security 16)', () => {
  for (const site of ['cross-site', 'same-site', 'nonsense']) {
    for (const method of ['GET', 'POST', 'HEAD', 'OPTIONS', 'DELETE'])
      assert.is(outcome(ask({ method, headers: [['Sec-Fetch-Site', site]] })), 'forbidden')
    assert.is(outcome(ask({ target: '/', headers: [['Sec-Fetch-Site', site]] })), 'pass')
    const allowed: readonly Header[] = [
      ['Sec-Fetch-Site', site],
      ['Origin', 'http://localhost:3000'],
    ]
    assert.is(outcome(ask({ headers: allowed })), 'pass')
  }
  for (const site of ['same-origin', 'none'])
    assert.is(outcome(ask({ headers: [['Sec-Fetch-Site', site]] })), 'pass')
})

test('a body that is not JSON is refused (security 18)', () => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
    'application/json; charset=latin1',
    'application/jsonp',
    'application/json, text/plain',
  ]
  const length: Header = ['Content-Length', '2']
  for (const type of types) {
    const sent = { method: 'POST', headers: [['Content-Type', type], length] as const }
    assert.is(outcome(ask(sent)), 'unsupported_type', type)
  }
  assert.is(outcome(ask({ method: 'POST', headers: [length] })), 'unsupported_type')
  const chunked: Header = ['Transfer-Encoding', 'chunked']
  assert.is(outcome(ask({ method: 'POST', headers: [chunked] })), 'unsupported_type')
  for (const type of ['application/json', 'Application/JSON; charset=UTF-8']) {
    const sent = { method: 'POST', headers: [['Content-Type', type], length] as const }
    assert.is(outcome(ask(sent)), 'pass', type)
  }
})

const authorization = (value: string): Header => ['Authorization', value]

test('a missing or wrong token is refused with a challenge (security 21)', () => {
  const wrong: readonly (readonly Header[])[] = [
    [],
    [authorization('Bearer wrong')],
    [authorization(`Bearer ${TOKEN.slice(0, -1)}`)],
    [authorization(`Bearer ${TOKEN}x`)],
    [authorization('Bearer ')],
    [authorization('')],
    [authorization(TOKEN)],
    [authorization(`Basic ${TOKEN}`)],
    [authorization(`Bearer  ${TOKEN}`)],
    [authorization(`Bearer ${TOKEN} `)],
    [authorization(`Bearer correct horse`)],
    [authorization(`Bearer ${TOKEN}`), authorization(`Bearer ${TOKEN}`)],
    [authorization(`Bearer ${TOKEN}`), authorization('Bearer wrong')],
  ]
  const guard = withToken()
  for (const headers of wrong) {
    const verdict = ask({ headers }, guard)
    assert.is(outcome(verdict), 'unauthorized', JSON.stringify(headers))
    assert.is(verdict.headers['www-authenticate'], 'Bearer')
  }
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    assert.is(outcome(ask({ headers: [authorization(`${scheme} ${TOKEN}`)] }, guard)), 'pass')
})

test('tokens of any length are compared without a fault (security 22)', () => {
  const guard = withToken()
  for (const length of [1, 21, 10_000]) {
    const headers = [authorization(`Bearer ${'x'.repeat(length)}`)]
    assert.is(outcome(ask({ headers }, guard)), 'unauthorized')
  }
})

test('a token in the query or in a cookie counts for nothing (security 24)', () => {
  const guard = withToken()
  const target = `/api/tables?token=${TOKEN}&access_token=${TOKEN}`
  assert.is(
    outcome(ask({ target, headers: [['Cookie', `token=${TOKEN}`]] }, guard)),
    'unauthorized',
  )
})

test('the eleventh wrong token within a second is slowed, a right one never (security 28)', () => {
  let now = 5000
  const guard = createGuard({ hosts, token: TOKEN, now: () => now })
  for (let i = 0; i < 10; i++) assert.is(outcome(ask({}, guard)), 'unauthorized')
  assert.is(outcome(ask({}, guard)), 'too_many_requests')
  assert.is(outcome(ask({ headers: [authorization(`Bearer ${TOKEN}`)] }, guard)), 'pass')
  now += 1000
  assert.is(outcome(ask({}, guard)), 'unauthorized')
})

test('bodies are bounded, and compressed ones refused (security 54)', () => {
  const json: Header = ['Content-Type', 'application/json']
  const sized = (length: number) =>
    ask({ method: 'POST', headers: [json, ['Content-Length', String(length)]] })
  assert.is(outcome(sized(10 * 1024 * 1024)), 'pass')
  assert.is(outcome(sized(10 * 1024 * 1024 + 1)), 'too_large')
  for (const encoding of ['gzip', 'br', 'identity, gzip']) {
    const headers: readonly Header[] = [json, ['Content-Encoding', encoding]]
    assert.is(outcome(ask({ method: 'POST', headers })), 'unsupported_type')
  }
})

test.run()
