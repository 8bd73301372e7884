import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf } from '../shop-database.ts'
import { sharedScene } from '../studio-scene.ts'
import { UNPROTECTED } from './foreign-site.ts'

const TOKENS = ['one-token', 'other-token'] as const

const shared = sharedScene({
  engine: 'sqlite',
  more: 'create table notes (id integer primary key, word text)',
  flags: [UNPROTECTED],
  options: [
    ['--auth-token', TOKENS[0]],
    ['--auth-token', TOKENS[1]],
  ],
})

/** The status of an attempt to write. */
function write(page: Page, url: string, token: string | undefined): Promise<number> {
  return page.evaluate(
    async ([address, bearer]) => {
      const type = { 'content-type': 'application/json' }
      const headers = bearer === undefined ? type : { ...type, authorization: `Bearer ${bearer}` }
      const body = JSON.stringify({ query: `insert into notes (word) values ('x')` })
      return (await fetch(address, { method: 'POST', headers, body })).status
    },
    [url, token] as const,
  )
}

test(
  'the second takes another port than the first',
  shared.use(async ({ studios: [one, other] }) => {
    assert.is.not(one.origin, other?.origin)
  }),
)

test(
  'a page of one cannot write through the other (security 65)',
  shared.use(async ({ browser, database, studios: [one, other] }) => {
    const page = await browser.newPage()
    // The policy of a page of the studio forbids it to ask elsewhere: a page without one tries.
    const blank = `${one.origin}/blank`
    await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto(blank)
    const notes = () => rowsOf(database.url, 'select word from notes')
    for (const token of [undefined, TOKENS[0]])
      assert.is(await write(page, `${other?.origin}/api/sql`, token), 401)
    assert.equal(await notes(), [])
    assert.is(await write(page, `${other?.origin}/api/sql`, TOKENS[1]), 200)
    assert.equal(await notes(), [{ word: 'x' }])
    await page.close()
  }),
)

test.after(shared.close)

test.run()
