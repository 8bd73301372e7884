import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cellAt, eventually, readAgain } from '../steps.ts'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene } from '../studio-scene.ts'
import { kinds, storedTexts } from './kinds-table.ts'
import { tablePath } from './table-path.ts'

const WIDE = { viewport: { width: 3600, height: 800 } }

const shared = sharedScene({ engine: 'sqlite', more: kinds.sqlite.sql })

test(
  'a day is chosen by the keyboard while the rows are read again',
  shared.use(async ({ browser, database: { url }, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin, options: WIDE })
    await page.goto(origin + tablePath('sqlite', 'kinds'))
    await page.getByRole('grid').getByText('plain').waitFor()
    const cell = await cellAt(page.getByRole('grid'), { row: 'plain', column: 'born' })
    await cell.click()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Alt+ArrowDown')
    const focused = (name: string) =>
      page.getByRole('button', { name, exact: true }).and(page.locator(':focus')).waitFor()
    await focused('13 March 2026')
    await page.keyboard.press('PageDown')
    await focused('13 April 2026')
    await readAgain(page, 'kinds')
    await page.keyboard.press('ArrowRight')
    await focused('14 April 2026')
    await page.keyboard.press('Enter')
    const stored = async () => (await storedTexts('sqlite', url))['born']
    await eventually(stored, (value) => value === '2026-04-14')
    assert.is(await stored(), '2026-04-14')
    await finish()
  }),
)
test.after(shared.close)

test.run()
