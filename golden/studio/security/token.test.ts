import { test } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import { tableLink } from '../steps.ts'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene } from '../studio-scene.ts'
import { ask } from './raw-request.ts'

const TOKEN = 'correct-horse-battery'
const RIGHT = `Authorization: Bearer ${TOKEN}`

const shared = sharedScene({ engine: 'sqlite', options: [['--auth-token', TOKEN], []] })

/** A second passes, so that what one test has guessed does not slow the next. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 1100))

const wrong: readonly (readonly string[])[] = [
  [],
  ['Authorization: Bearer wrong'],
  [`Authorization: Bearer ${TOKEN.slice(0, -1)}`],
  [`Authorization: Bearer ${TOKEN}x`],
  ['Authorization: Bearer '],
  [`Authorization: Basic ${TOKEN}`],
  [`Authorization: Bearer ${TOKEN} ${TOKEN}`],
  [RIGHT, RIGHT],
  [`Cookie: token=${TOKEN}`],
]

test(
  'all but the one right token get one and the same answer (security 21, 22, 24)',
  shared.use(async ({ studios: [{ origin }] }) => {
    const bodies = new Set<string>()
    for (const headers of wrong) {
      const answer = await ask(origin, { headers })
      assert.is(answer.status, 401, JSON.stringify(headers))
      assert.is(answer.headers.get('www-authenticate'), 'Bearer')
      bodies.add(answer.body.replace(/"requestId":"[^"]*"/, ''))
    }
    assert.is(bodies.size, 1)
    await rest()
    for (const query of [`token=${TOKEN}`, `auth-token=${TOKEN}`, `access_token=${TOKEN}`])
      assert.is((await ask(origin, { target: `/api/tables?${query}` })).status, 401)
    for (const scheme of ['Bearer', 'bearer', 'BEARER'])
      assert.is((await ask(origin, { headers: [`Authorization: ${scheme} ${TOKEN}`] })).status, 200)
    const long = await ask(origin, { headers: [`Authorization: Bearer ${'x'.repeat(20_000)}`] })
    assert.is(long.status, 431)
    await rest()
  }),
)

const descriptionSchema = v.object({
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
})

test(
  'every route asks for the token (security 23)',
  shared.use(async ({ studios: [{ origin }] }) => {
    const described = await ask(origin, { target: '/api/openapi.json', headers: [RIGHT] })
    const { paths } = v.parse(descriptionSchema, JSON.parse(described.body))
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
    )
    assert.ok(routes.length > 15, `${routes.length} routes`)
    for (const [method, path] of routes) {
      const target = path.replaceAll(/\{[^}]+\}/g, 'x')
      // Faster ones are slowed down, which is a refusal as well.
      const { status } = await ask(origin, { method, target })
      assert.ok([401, 429].includes(status), `${method} ${path}: ${status}`)
    }
    await rest()
  }),
)

test(
  'guessing is slowed down, and the right token still works (security 28)',
  shared.use(async ({ studios: [{ origin }] }) => {
    const guess = { headers: ['Authorization: Bearer guess'] }
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(origin, guess)))
    assert.ok(answers.some(({ status }) => status === 429))
    assert.is((await ask(origin, { headers: [RIGHT] })).status, 200)
    await rest()
  }),
)

test(
  'the page takes the token from the fragment, hides it and keeps it for the tab (security 25)',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    const referrers: string[] = []
    page.on('request', (request) => {
      const { referer } = request.headers()
      if (referer) referrers.push(referer)
      assert.not.match(request.url(), TOKEN)
    })
    await page.goto(`${origin}/#token=${TOKEN}`)
    await tableLink(page, 'books').waitFor()
    assert.not.match(page.url(), TOKEN)
    assert.not.match(
      await page.evaluate('document.cookie + document.documentElement.outerHTML'),
      TOKEN,
    )
    assert.is(
      await page.evaluate(
        'localStorage.length > 0 && JSON.stringify(localStorage).includes("correct-horse")',
      ),
      false,
    )
    await page.reload()
    await tableLink(page, 'books').waitFor()
    assert.equal(referrers, [])
    await finish()
  }),
)

test(
  'without the token the page asks for it',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const allowed = [/status of 401/]
    const { page, finish } = await openStudioPage({ browser, origin, allowed })
    await page.goto(`${origin}/`)
    await page.getByLabel('Token', { exact: true }).fill(TOKEN)
    await page.keyboard.press('Enter')
    await tableLink(page, 'books').waitFor()
    await finish()
  }),
)

test(
  'the name that is bound is a Host, another is not (security 11)',
  shared.use(async ({ studios: [, open] }) => {
    const { origin, port } = new URL(open?.origin ?? '')
    for (const host of ['localhost', '127.0.0.1', '[::1]', `LOCALHOST:${port}`])
      assert.is((await ask(origin, { headers: [`Host: ${host}`] })).status, 200, host)
    for (const host of ['localhost.', '127.0.0.2', '10.0.0.1', 'studio'])
      assert.is((await ask(origin, { headers: [`Host: ${host}`] })).status, 403, host)
  }),
)

test(
  'a body of 10 MB is read, and one byte more is refused, counted or not (security 54)',
  shared.use(async ({ studios: [, open] }) => {
    const origin = open?.origin ?? ''
    const limit = 10 * 1024 * 1024
    const bodyOf = (bytes: number) => `{"query":"select 1"}${' '.repeat(bytes - 20)}`
    const send = (body: string | ReadableStream) =>
      fetch(`${origin}/api/sql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        ...(typeof body === 'string' ? {} : { duplex: 'half' as const }),
      })
    assert.is((await send(bodyOf(limit))).status, 200)
    assert.is((await send(bodyOf(limit + 1))).status, 413)
    assert.is((await send(new Blob([bodyOf(limit)]).stream())).status, 200)
    assert.is((await send(new Blob([bodyOf(limit + 1)]).stream())).status, 413)
  }),
)

test.after(shared.close)

test.run()
