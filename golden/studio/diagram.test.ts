import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { execute } from './shop-database.ts'
import { eventually } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene } from './studio-scene.ts'

const HOSTILE = '<img src=x onerror=alert(1)> & "co"'

/** More tables than are drawn within a frame. */
const PARTS = 200

/** Every table points to the one before it. */
function laterParts(): readonly string[] {
  return Array.from({ length: PARTS - 1 }, (_, before) => {
    return `create table large.part_${before + 1} (id int primary key, of int references large.part_${before});`
  })
}

const shared = sharedScene({
  engine: 'postgresql-15',
  more: `create schema depot;
    create table depot.shelves (hall int, shelf int, primary key (hall, shelf));
    create table depot.boxes (id int primary key, hall int, shelf int,
      foreign key (hall, shelf) references depot.shelves on delete cascade);
    create table depot.${quoted(HOSTILE)} (${quoted(HOSTILE)} text);
    create schema large;
    create table large.part_0 (id int primary key);
    ${laterParts().join('\n')}`,
})

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A table of the drawing. */
function tableOf(page: Page, name: string): Locator {
  return page.getByRole('group', { name: new RegExp(`^${name}, \\d+ columns`) })
}

async function openDiagram(page: Page, origin: string, query = ''): Promise<void> {
  await page.goto(`${origin}/diagram${query}`)
  await page.getByRole('group', { name: /^Entity-relationship diagram/ }).waitFor()
  await page
    .getByRole('group', { name: /, \d+ columns, points to/ })
    .first()
    .waitFor()
}

test(
  'tables are drawn with their relations, and the list says the same',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(`${origin}/`)
    await page.getByRole('link', { name: 'Diagram' }).click()
    await tableOf(page, 'orders').click()
    const panel = page.getByRole('complementary', { name: 'Table and its neighbours' })
    await panel.getByRole('heading', { name: 'orders', exact: true }).waitFor()
    const pointsTo = panel.getByRole('list', { name: 'Points to' })
    assert.match(await pointsTo.innerText(), /customers\s+(?:\d+\s+)?customer_id/)
    const pointedAtBy = panel.getByRole('list', { name: 'Pointed at by' })
    assert.match(await pointedAtBy.innerText(), 'order_lines')
    await panel.getByRole('link', { name: 'Open rows' }).click()
    await page.getByRole('grid').waitFor()
    assert.match(page.url(), '/tables/public/orders')
    await finish()
  }),
)

test(
  'only the neighbours of a table, from near to far',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await openDiagram(page, origin)
    await tableOf(page, 'orders').click()
    await page.getByRole('button', { name: 'Neighbours of orders' }).click()
    await eventually(
      () => drawn(page),
      (count) => count === 3,
    )
    await page.getByRole('combobox', { name: 'Foreign keys away' }).selectOption('2')
    await eventually(
      () => drawn(page),
      (count) => count === 5,
    )
    await page.reload()
    await eventually(
      () => drawn(page),
      (count) => count === 5,
    )
    await page.getByRole('button', { name: /^All \d+/ }).click()
    await eventually(
      () => drawn(page),
      (count) => count > 5,
    )
    await finish()
  }),
)

function drawn(page: Page): Promise<number> {
  return page.getByRole('group', { name: /, \d+ columns, points to/ }).count()
}

test(
  'the diagram is read, searched and left by the keyboard alone',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await openDiagram(page, origin, '?schema=public')
    await page.keyboard.press('ControlOrMeta+F')
    await page.keyboard.type('postcode_that_is_nowhere')
    await page.getByText('none', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.type('order')
    await page.getByText(/^1 of \d/).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText(/^2 of \d/).waitFor()
    await tableOf(page, 'orders').focus()
    await page.keyboard.press('ArrowLeft')
    await eventually(
      () => focusedTable(page),
      (name) => name === 'customers',
    )
    await page.keyboard.press('ArrowRight')
    await eventually(
      () => focusedTable(page),
      (name) => name !== 'customers' && name !== '',
    )
    const scale = () => page.getByRole('group', { name: 'Zoom' }).innerText()
    const before = await scale()
    await page.keyboard.press('+')
    await eventually(scale, (text) => text !== before)
    await page.keyboard.press('Shift+ArrowDown')
    const name = await focusedTable(page)
    await page.keyboard.press('Enter')
    await page.getByRole('grid').waitFor()
    assert.match(page.url(), `/tables/public/${name}`)
    await finish()
  }),
)

function focusedTable(page: Page): Promise<string> {
  return page.evaluate("document.activeElement?.getAttribute('aria-label')?.split(',')[0] ?? ''")
}

test(
  'a table that was moved stays there, until all are laid out again',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await openDiagram(page, origin, '?schema=depot')
    const place = () => tableOf(page, 'boxes').getAttribute('transform')
    const before = await place()
    const box = await tableOf(page, 'boxes').boundingBox()
    assert.ok(box)
    await page.mouse.move(box.x + 20, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + 60, box.y + 130, { steps: 4 })
    await page.mouse.up()
    const moved = await place()
    assert.is.not(moved, before)
    await page.reload()
    await eventually(place, (found) => found === moved)
    await page.getByRole('button', { name: 'Lay out again' }).click()
    await eventually(place, (found) => found === before)
    await finish()
  }),
)

test(
  'wheel, drag and buttons move and zoom',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await openDiagram(page, origin)
    const view = () => page.locator('svg.er > g').getAttribute('transform')
    const canvas = await page.locator('.diagram-canvas').boundingBox()
    assert.ok(canvas)
    const acts = [
      () => page.mouse.wheel(0, 120),
      async () => {
        await page.keyboard.down('Control')
        await page.mouse.wheel(0, -120)
        await page.keyboard.up('Control')
      },
      () => page.getByRole('button', { name: 'Zoom out' }).click(),
      () => page.getByRole('button', { name: 'Fit to window' }).click(),
    ]
    for (const act of acts) {
      const before = await view()
      await page.mouse.move(canvas.x + 5, canvas.y + 5)
      await act()
      await eventually(view, (found) => found !== before)
    }
    await finish()
  }),
)

test(
  'names of tables are text in the exported SVG, and the PNG is a picture (security 34)',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await openDiagram(page, origin, '?schema=depot')
    const svg = (await exported(page, /^SVG/)).toString('utf8')
    assert.match(svg, '&lt;img src=x onerror')
    assert.not.match(svg, '<img')
    const fault: unknown = await page.evaluate(
      `new DOMParser().parseFromString(${JSON.stringify(svg)}, 'image/svg+xml').querySelector('parsererror')?.textContent`,
    )
    assert.is(fault, undefined)
    const png = await exported(page, /^PNG/)
    assert.is(png.subarray(1, 4).toString('latin1'), 'PNG')
    await finish()
  }),
)

async function exported(page: Page, item: RegExp): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ])
  return readFile(await download.path())
}

test(
  'very many tables are drawn one step after another, all of them and their relations',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await openDiagram(page, origin, '?schema=large')
    await page.locator('svg.er[aria-busy="false"]').waitFor()
    assert.is(await drawn(page), PARTS)
    assert.is(await page.locator('path.er-edge').count(), PARTS - 1)
    const list = page.getByRole('list', { name: 'Tables', exact: true })
    await list.and(page.locator('[aria-busy="false"]')).waitFor()
    assert.is(await list.getByRole('listitem').count(), PARTS)
    await finish()
  }),
)

test(
  'on a phone the list stands below the drawing',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const options = { viewport: { width: 390, height: 844 }, hasTouch: true }
    const { page, finish } = await openStudioPage({ browser, origin, options })
    await openDiagram(page, origin, '?schema=public')
    await page
      .getByRole('complementary')
      .getByRole('button', { name: /^books/ })
      .tap()
    await page.getByRole('heading', { name: 'Pointed at by' }).waitFor()
    await page.getByRole('link', { name: 'Open rows' }).tap()
    await page.getByRole('heading', { name: 'books', level: 1 }).waitFor()
    assert.match(page.url(), '/tables/public/books')
    await finish()
  }),
)

test(
  'a schema without tables says so',
  shared.use(async ({ browser, database, studios: [{ origin }] }) => {
    await execute(database.url, ['create schema empty'])
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(`${origin}/diagram?schema=empty`)
    await page.getByText('The schema empty has no tables').waitFor()
    await page.getByRole('link', { name: 'Show all schemas' }).click()
    await tableOf(page, 'orders').waitFor()
    await finish()
  }),
)

test.after(shared.close)

test.run()
