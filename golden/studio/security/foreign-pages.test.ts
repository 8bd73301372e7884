import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf } from '../shop-database.ts'
import { sharedScene, type StudioScene } from '../studio-scene.ts'
import { FOREIGN_NAME, REBOUND, startForeignSite } from './foreign-site.ts'

const DELETE_ALL = JSON.stringify({ query: 'delete from secrets' })

const shared = sharedScene({
  engine: 'sqlite',
  more: "create table secrets (id integer primary key, word text); insert into secrets values (1, 'pearl')",
  flags: REBOUND,
})

/** A page of somebody else's site. */
async function visit({ browser }: StudioScene, html: string): Promise<Page> {
  const site = await startForeignSite(html)
  const page = await browser.newPage()
  page.once('close', () => site.close())
  await page.goto(`${site.origin}/`)
  return page
}

/** A page that somebody else has put under the studio's own address, before the name was rebound. */
async function rebound({ browser, studios: [studio] }: StudioScene): Promise<Page> {
  const page = await browser.newPage()
  const address = `http://${FOREIGN_NAME}:${new URL(studio.origin).port}/trap`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: 'trap' }))
  await page.goto(address)
  return page
}

/** What a page gets for a request: a status and a text, or that the browser kept both from it. */
function ask(page: Page, url: string, init: object = {}): Promise<string> {
  return page.evaluate(
    async ([address, options]) => {
      const [outcome] = await Promise.allSettled([fetch(address, options)])
      if (outcome.status === 'rejected') return 'blocked'
      return `${outcome.value.status} ${await outcome.value.text()}`
    },
    [url, init] as const,
  )
}

async function assertUnharmed({ database: { url } }: StudioScene): Promise<void> {
  assert.equal(await rowsOf(url, 'select word from secrets'), [{ word: 'pearl' }])
}

function attack(name: string, perform: (scene: StudioScene) => Promise<void>): void {
  const work = shared.use(async (scene) => {
    await perform(scene)
    await assertUnharmed(scene)
  })
  test(name, work)
}

attack('the studio itself answers, so that what follows proves something', async (scene) => {
  const answer = await fetch(`${scene.studios[0].origin}/api/tables`)
  assert.is(answer.status, 200)
  assert.ok((await answer.text()).includes('secrets'))
})

attack('a rebound name can neither read nor write (security 10, 5)', async (scene) => {
  const page = await rebound(scene)
  for (const path of ['/api/tables', '/api/tables/secrets', '/', '/api/meta']) {
    const answer = await ask(page, path)
    assert.match(answer, /^403 /, path)
    assert.not.match(answer, /secrets|pearl/)
  }
  const headers = { 'content-type': 'application/json' }
  const written = await ask(page, '/api/sql', { method: 'POST', headers, body: DELETE_ALL })
  assert.match(written, /^403 /)
  await page.close()
})

attack('fetch of another site can neither read nor write (security 12, 16)', async (scene) => {
  const page = await visit(scene, 'trap')
  const { origin } = scene.studios[0]
  const headers = { 'content-type': 'application/json' }
  const writing = { method: 'POST', body: DELETE_ALL }
  assert.is(await ask(page, `${origin}/api/tables`), 'blocked')
  assert.is(await ask(page, `${origin}/api/sql`, { ...writing, headers }), 'blocked')
  // An opaque answer: what the page sent has arrived, unless it was refused.
  const silent = await ask(page, `${origin}/api/sql`, { ...writing, mode: 'no-cors' })
  assert.ok(['blocked', '0 '].includes(silent), silent)
  await page.close()
})

const forms = [
  ['text/plain', `<input name='{"query":"delete from secrets","x":"' value='"}'>`],
  ['application/x-www-form-urlencoded', '<input name="query" value="delete from secrets">'],
  ['multipart/form-data', '<input name="query" value="delete from secrets">'],
] as const

for (const [type, field] of forms) {
  attack(`a form of another site changes nothing: ${type} (security 18, 19)`, async (scene) => {
    const action = `${scene.studios[0].origin}/api/sql`
    const html = `<form method="post" enctype="${type}" action='${action}'>${field}</form>`
    const page = await visit(scene, html)
    const [answer] = await Promise.all([
      page.waitForResponse(action),
      page.evaluate(`document.querySelector('form').submit()`),
    ])
    assert.ok([403, 415].includes(answer.status()), String(answer.status()))
    await page.close()
  })
}

attack('a script element of another site reads nothing (security 20)', async (scene) => {
  const page = await visit(scene, 'trap')
  const outcome = await page.evaluate(`new Promise((resolve) => {
    addEventListener('error', (event) => resolve('ran: ' + event.message))
    const script = document.createElement('script')
    script.onload = () => resolve('loaded')
    script.onerror = () => resolve('refused')
    script.src = '${scene.studios[0].origin}/api/tables'
    document.head.append(script)
  })`)
  assert.is(outcome, 'refused')
  await page.close()
})

attack('a frame of another site stays blank (security 30)', async (scene) => {
  const page = await visit(scene, `<iframe src="${scene.studios[0].origin}/"></iframe>`)
  const frame = page.frames()[1]
  assert.ok(frame !== undefined)
  await frame.waitForLoadState()
  assert.not.match(await frame.content(), /id="root"/)
  assert.match(frame.url(), /^chrome-error:/)
  await page.close()
})

attack('a window that another site opens is out of its reach (security 30)', async (scene) => {
  const page = await visit(scene, 'trap')
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(`void (window.opened = open('${scene.studios[0].origin}/'))`),
  ])
  await opened.waitForLoadState()
  assert.is(await page.evaluate('window.opened.closed'), true)
  assert.is(await opened.evaluate('window.opener'), null)
  await opened.close()
  await page.close()
})

attack('navigation from another site shows the page, not the data (security 16)', async (scene) => {
  const page = await visit(scene, `<a href="${scene.studios[0].origin}/">studio</a>`)
  const [shown] = await Promise.all([
    page.waitForResponse(`${scene.studios[0].origin}/`),
    page.getByRole('link').click(),
  ])
  assert.is(shown.status(), 200)
  const data = await visit(scene, `<a href="${scene.studios[0].origin}/api/tables">data</a>`)
  const [refused] = await Promise.all([
    data.waitForResponse(`${scene.studios[0].origin}/api/tables`),
    data.getByRole('link').click(),
  ])
  assert.is(refused.status(), 403)
  await Promise.all([page.close(), data.close()])
})

test.after(shared.close)

test.run()
