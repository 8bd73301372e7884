import type { Locator, Page } from 'playwright-core'

/** What a person does on the page of statements, by the roles and names that a person is told. */

export function editorOf(page: Page): Locator {
  return page.getByRole('main').getByRole('textbox', { name: 'SQL' })
}

/** Puts a text in the place of the one in the editor. */
export async function writeSql(page: Page, sql: string): Promise<void> {
  await editorOf(page).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(sql)
  await page.keyboard.press('Escape')
}

/** Presses a key that runs something, once nothing else runs. */
export async function pressRun(page: Page, key = 'ControlOrMeta+Enter'): Promise<void> {
  await page
    .getByRole('button', { name: /^Run(?: statement| selection)?$/ })
    .first()
    .waitFor()
  await page.keyboard.press(key)
}

export function resultOf(page: Page, place: number): Locator {
  return page.getByRole('region', { name: new RegExp(`^Result ${place}\\b`) })
}

/** The texts of the cells of a result, row by row. */
export async function cellsOf(result: Locator): Promise<readonly (readonly string[])[]> {
  const rows = result.getByRole('row').filter({ has: result.page().getByRole('gridcell') })
  const found: string[][] = []
  for (const row of await rows.all()) found.push(await row.getByRole('gridcell').allInnerTexts())
  return found
}
