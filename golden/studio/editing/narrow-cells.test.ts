import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf } from '../shop-database.ts'
import { cellAt, eventually } from '../steps.ts'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene } from '../studio-scene.ts'
import { tablePath } from './table-path.ts'

const shared = sharedScene({
  engine: 'sqlite',
  more: `create table narrow (id integer primary key, n int check (n < 100));
    insert into narrow values (1, 7);`,
})

test(
  'a number that is refused can be typed over where it stands: its mark leaves the narrow cell free',
  shared.use(async ({ browser, database: { url }, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin, allowed: [/status of 4/] })
    await page.goto(origin + tablePath('sqlite', 'narrow'))
    const cell = await cellAt(page.getByRole('grid'), { row: '7', column: 'n' })
    await cell.click()
    const place = await cell.boundingBox()
    assert.ok(place)
    const type = async (text: string) => {
      await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await type('500')
    await page.getByRole('button', { name: 'Not saved: say why' }).waitFor()
    await type('42')
    await eventually(
      async () => JSON.stringify(await rowsOf(url, 'select cast(n as text) as n from narrow')),
      (rows) => rows.includes('42'),
    )
    await finish()
  }),
)

test.after(shared.close)

test.run()
