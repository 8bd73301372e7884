import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene } from './studio-scene.ts'

const shared = sharedScene({ engine: 'sqlite' })

/** The titles that are shown, in their order. */
async function titles(page: Page): Promise<string> {
  const cells = page.getByRole('grid').locator('[role="gridcell"][aria-colindex="4"]')
  return (await cells.allInnerTexts()).map((text) => text.trim()).join('|')
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** The name of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(
    `document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()`,
  )
}

async function pressUntil(page: Page, key: string, wanted: string): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    if ((await focused(page)).startsWith(wanted)) return
    await page.keyboard.press(key)
  }
  assert.unreachable(`${key} never leads to ${wanted}, but to ${await focused(page)}`)
}

test(
  'a value is searched for, filtered by, excluded and sorted by with the keyboard alone',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    const are = (wanted: string) =>
      eventually(
        () => titles(page),
        (found) => found === wanted,
      )
    await page.goto(`${origin}/tables/main/books`)
    await page.getByRole('grid').getByText('Winter Harbour').waitFor()
    await press(page, 'ControlOrMeta+F')
    await page.keyboard.type('harbour')
    await are('Winter Harbour|Summer Harbour')
    await press(page, 'Escape')
    await pressUntil(page, 'Tab', '1')
    await press(page, 'ControlOrMeta+Home', 'ArrowRight', 'ArrowRight', 'Shift+F10')
    await pressUntil(page, 'ArrowDown', 'Filter by this value')
    await press(page, 'Enter')
    await are('The Ferry|The Ferry')
    await press(page, 'Shift+F10')
    await pressUntil(page, 'ArrowDown', 'Column title')
    await press(page, 'Enter')
    await pressUntil(page, 'ArrowDown', 'Descending')
    await press(page, 'Enter')
    await eventually(
      () => page.getByRole('columnheader', { name: /^title/ }).getAttribute('aria-sort'),
      (sort) => sort === 'descending',
    )
    await pressUntil(page, 'Shift+Tab', 'Remove filter title is The Ferry')
    await press(page, 'Enter')
    await eventually(
      () => titles(page),
      (found) => found.split('|').length === 12,
    )
    await finish()
  }),
)

const FILTER = {
  and: [
    { column: 'id', op: 'lte', value: 3 },
    { or: [{ column: 'id', op: 'eq', value: 7 }] },
    { column: 'id', op: 'eq', value: 9 },
  ],
}

test(
  'parts of a filter are moved into groups, negated and removed with the keyboard alone',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    const words = page.getByRole('dialog', { name: 'Filter' }).locator('.builder-words')
    const say = (wanted: string) =>
      eventually(
        () => words.innerText(),
        (found) => found === wanted,
      )
    const filter = encodeURIComponent(JSON.stringify(FILTER))
    await page.goto(`${origin}/tables/main/books?filter=${filter}`)
    await page.getByRole('heading', { name: 'No row matches' }).waitFor()
    await page.getByRole('button', { name: 'Advanced' }).focus()
    await press(page, 'Enter')
    await say('id ≤ 3 and (id = 7) and id = 9')
    await pressUntil(page, 'Tab', 'Condition')
    await press(page, 'Alt+ArrowRight')
    await say('(id ≤ 3 or id = 7) and id = 9')
    await pressUntil(page, 'Tab', 'Move into a group')
    await pressUntil(page, 'Shift+Tab', 'Condition')
    await press(page, 'Alt+ArrowDown')
    await say('(id = 7 or id ≤ 3) and id = 9')
    await pressUntil(page, 'Tab', 'not')
    await press(page, 'Space')
    await say('(id = 7 or not (id ≤ 3)) and id = 9')
    await pressUntil(page, 'Shift+Tab', 'Condition')
    await press(page, 'Alt+ArrowLeft')
    await say('(id = 7) and not (id ≤ 3) and id = 9')
    await press(page, 'Delete')
    await say('(id = 7) and id = 9')
    await page.getByRole('button', { name: 'Apply filter' }).focus()
    await press(page, 'Enter')
    await page.getByRole('button', { name: 'Change filter id = 9' }).waitFor()
    assert.is(await page.getByRole('button', { name: /^Change filter id ≤ 3/ }).count(), 0)
    await finish()
  }),
)

test(
  'columns are moved, widened, hidden and brought back with the keyboard alone, and stay so',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    const heading = (name: string) =>
      page.getByRole('columnheader', { name: new RegExp(`^${name} `) })
    const place = (name: string) => heading(name).getAttribute('aria-colindex')
    await page.goto(`${origin}/tables/main/books`)
    await page.getByRole('grid').getByText('Winter Harbour').waitFor()
    await page.getByRole('button', { name: /^Columns/ }).focus()
    await press(page, 'Enter')
    await pressUntil(page, 'Tab', 'Keep title in sight')
    const width = (await heading('title').boundingBox())?.width ?? 0
    await press(page, 'Alt+ArrowUp', 'Alt+ArrowRight')
    await eventually(
      () => place('title'),
      (found) => found === '3',
    )
    assert.is((await heading('title').boundingBox())?.width, width + 16)
    const dialog = page.getByRole('dialog', { name: 'Columns' })
    await dialog.getByRole('checkbox', { name: 'isbn' }).focus()
    await press(page, 'Space')
    await heading('isbn').waitFor({ state: 'detached' })
    await press(page, 'Escape')
    assert.match(await focused(page), /^Columns/)
    await page.reload()
    await page.getByRole('grid').getByText('Winter Harbour').waitFor()
    assert.is(await place('title'), '3')
    assert.is(await heading('isbn').count(), 0)
    await page.getByRole('button', { name: /^Columns/ }).click()
    await dialog.getByRole('button', { name: 'Reset' }).click()
    await heading('isbn').waitFor()
    assert.is(await place('title'), '4')
    await finish()
  }),
)

test.after(shared.close)

test.run()
