import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openTable, runSql } from '../steps.ts'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene, type StudioScene } from '../studio-scene.ts'

/** Each would leave an element with `data-run` in the page, or set `run`, if it were taken for markup. */
const MARKUP = [
  '<img data-run src=x onerror=run=1>',
  '"><svg data-run onload=run=1>',
  `'-run=1-'`,
  '{{run=1}}',
  '</script><script data-run>run=1</script>',
  '<a data-run href="javascript:run=1">x</a>',
  '&lt;img data-run&gt;',
] as const

const LINKS = [
  'https://example.invalid/a.png',
  'javascript:run=1',
  'data:text/html,<script>run=1</script>',
  'vbscript:run',
  'file:///etc/hosts',
] as const

const [IMAGE] = MARKUP
const named = (name: string) => `"${name.replaceAll('"', '""')}"`
const text = (value: string) => `'${value.replaceAll("'", "''")}'`

/** Markup in every name that the studio shows, and in cells. */
const SCHEMA = `
create type ${named(`kind ${IMAGE}`)} as enum (${MARKUP.map(text).join()});
create table ${named(`table ${IMAGE}`)} (id int primary key);
create table trap (
  id int primary key,
  ${named(`column ${IMAGE}`)} text default ${text(IMAGE)},
  sort ${named(`kind ${IMAGE}`)},
  link text,
  page bytea
);
create index ${named(`index ${IMAGE}`)} on trap (link);
comment on table trap is ${text(IMAGE)};
insert into trap
  select n, (array[${MARKUP.map(text).join()}])[n], ${text(IMAGE)}, (array[${LINKS.map(text).join()}])[n],
    convert_to('<!doctype html><script>run=1</script>', 'UTF8')
  from generate_series(1, ${MARKUP.length}) n;
`

const shared = sharedScene({ engine: 'postgresql-15', more: SCHEMA })

/** Drives a page, and fails when something of a name or a value has become part of it. */
function withoutMarkup(name: string, drive: (page: Page, scene: StudioScene) => Promise<void>) {
  const work = shared.use(async (scene) => {
    const { browser, studios } = scene
    const allowed = [/status of 4\d\d/]
    const { page, finish } = await openStudioPage({ browser, origin: studios[0].origin, allowed })
    await page.goto(`${studios[0].origin}/`)
    await drive(page, scene)
    assert.is(await page.evaluate('typeof run'), 'undefined')
    assert.is(await page.locator('[data-run]').count(), 0)
    await finish()
  })
  test(name, work)
}

async function sees(page: Page, shown: string): Promise<void> {
  await page.getByText(shown).first().waitFor({ state: 'attached' })
}

withoutMarkup('names of tables and comments stay text (security 31)', async (page) => {
  await sees(page, `table ${IMAGE}`)
})

withoutMarkup('names of columns, labels and cells stay text (security 31)', async (page) => {
  await openTable(page, 'trap')
  await sees(page, `column ${IMAGE}`)
  for (const markup of MARKUP) await sees(page, markup)
})

withoutMarkup('headings and cells of a result stay text (security 31)', async (page) => {
  await page.getByRole('link', { name: 'SQL' }).first().click()
  await runSql(page, `select ${text(IMAGE)} as ${named(`label ${IMAGE}`)}`)
  await sees(page, `label ${IMAGE}`)
})

withoutMarkup('messages about a failed statement stay text (security 31)', async (page) => {
  await page.getByRole('link', { name: 'SQL' }).first().click()
  await page.getByRole('main').getByRole('textbox', { name: /SQL/ }).click()
  await page.keyboard.insertText(`select ${named(IMAGE)} from trap`)
  await page.keyboard.press('ControlOrMeta+Enter')
  const failure = page.getByRole('region', { name: 'Failure' }).getByRole('alert')
  await failure.getByText(IMAGE).waitFor()
})

withoutMarkup(
  'a cell is a link for harmless schemes only, and is not fetched (security 32)',
  async (page) => {
    await openTable(page, 'trap')
    await sees(page, LINKS[1])
    const links = await page.getByRole('grid').getByRole('link').all()
    for (const link of links) {
      assert.match((await link.getAttribute('href')) ?? '', /^(?:https?:|mailto:|\/)/)
      if ((await link.getAttribute('target')) === '_blank')
        assert.is(await link.getAttribute('rel'), 'noopener noreferrer')
    }
    assert.is(await page.getByRole('grid').locator('img').count(), 0)
  },
)

test(
  'a page in a binary cell is downloaded, never shown (security 33)',
  shared.use(async ({ studios: [{ origin }] }) => {
    const answer = await fetch(`${origin}/api/tables/trap/cell`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/octet-stream' },
      body: JSON.stringify({ key: { id: 1 }, column: 'page' }),
    })
    assert.is(answer.status, 200)
    assert.is(answer.headers.get('content-type'), 'application/octet-stream')
    assert.match(answer.headers.get('content-disposition') ?? '', /^attachment/)
    assert.is(answer.headers.get('x-content-type-options'), 'nosniff')
  }),
)

test.after(shared.close)

test.run()
