import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from '../steps.ts'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene } from '../studio-scene.ts'
import { editorOf, pressRun, resultOf, writeSql } from './sql-steps.ts'

const shared = sharedScene({ engine: 'sqlite' })

const on = (name: string, work: (page: Page, origin: string) => Promise<void>) =>
  test(
    name,
    shared.use(async ({ browser, studios: [{ origin }] }) => {
      const { page, finish } = await openStudioPage({ browser, origin })
      await page.goto(`${origin}/sql`)
      await editorOf(page).waitFor()
      await work(page, origin)
      await finish()
    }),
  )

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Open tabs' })

const names = (page: Page) => tabs(page).getByRole('link').allInnerTexts()

on('text, name and cursor of a tab survive a reload', async (page) => {
  await writeSql(page, 'select 1;\nselect 22 as kept')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /^Rename tab/ }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('<b>Kept</b>')
  await page.keyboard.press('Enter')
  await tabs(page).getByRole('link', { name: '<b>Kept</b>' }).waitFor()
  await page.reload()
  await editorOf(page).getByText('select 22 as kept').waitFor()
  assert.equal(await names(page), ['<b>Kept</b>'])
  await page.getByText('Ln 2, Col 17').waitFor()
  await editorOf(page).focus()
  await pressRun(page)
  await resultOf(page, 1).getByRole('gridcell', { name: '22' }).waitFor()
})

on('a closed tab comes back with its text, at its place', async (page) => {
  await writeSql(page, 'select 1 as first')
  await page.getByRole('button', { name: 'New SQL tab' }).click()
  await writeSql(page, 'select 2 as second')
  await page.getByRole('button', { name: 'Close Untitled 1' }).click()
  assert.equal(await names(page), ['Untitled 2'])
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await editorOf(page).getByText('select 1 as first').waitFor()
  assert.equal(await names(page), ['Untitled 1', 'Untitled 2'])
})

on('tabs move by keys, and results stay while another page is shown', async (page) => {
  await writeSql(page, "select 'still here' as a")
  await pressRun(page)
  await resultOf(page, 1).getByRole('gridcell', { name: 'still here' }).waitFor()
  await page.getByRole('button', { name: 'New SQL tab' }).click()
  await tabs(page).getByRole('link', { name: 'Untitled 2' }).focus()
  await page.keyboard.press('Alt+Shift+ArrowLeft')
  assert.equal(await names(page), ['Untitled 2', 'Untitled 1'])
  await page.getByRole('link', { name: 'Data' }).first().click()
  await tabs(page).getByRole('link', { name: 'Untitled 1' }).click()
  await resultOf(page, 1).getByRole('gridcell', { name: 'still here' }).waitFor()
  await editorOf(page).click()
  await page.keyboard.press('ControlOrMeta+Z')
  await eventually(
    () => editorOf(page).innerText(),
    (text) => !text.includes('still here'),
  )
})

on('a link brings a statement into a new tab', async (page, origin) => {
  await writeSql(page, 'select 1 as mine')
  await page.goto(`${origin}/sql?query=${encodeURIComponent("select '<i>' as brought")}`)
  await editorOf(page).getByText("select '<i>' as brought").waitFor()
  assert.is((await names(page)).length, 2)
})

test.after(shared.close)

test.run()
