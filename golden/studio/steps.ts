import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'

/** What a person does in the studio, told by the roles and names that a person is told. */

export function tableLink(page: Page, table: string): Locator {
  return page.getByRole('main').getByRole('link', { name: table, exact: true })
}

/** Opens a table from the list of all tables; resolves when its first rows are there. */
export async function openTable(page: Page, table: string): Promise<Locator> {
  await tableLink(page, table).click()
  const grid = page.getByRole('grid')
  await grid.getByRole('gridcell').first().waitFor()
  return grid
}

export interface CellPlace {
  /** A text that stands in its row and in no other. */
  readonly row: string
  readonly column: string
}

/** A cell, by the heading of its column. */
export async function cellAt(grid: Locator, { row, column }: CellPlace): Promise<Locator> {
  const header = grid.getByRole('columnheader', { name: new RegExp(`^${column}\\b`) }).first()
  const index = await header.getAttribute('aria-colindex')
  assert.ok(index, `${column} has a place`)
  const line = grid.getByRole('row').filter({ hasText: row })
  return line.locator(
    `[role="gridcell"][aria-colindex="${index}"], [role="rowheader"][aria-colindex="${index}"]`,
  )
}

/** Types over a cell and waits until the studio says that it is saved. */
export async function editCell(page: Page, cell: Locator, text: string): Promise<void> {
  await cell.dblclick()
  const editor = page.getByRole('grid').getByRole('textbox')
  await editor.fill(text)
  await editor.press('Enter')
  await page.getByText('Saved', { exact: true }).first().waitFor()
}

/** Does something with the table as a whole, by the toolbar or by the menu at its end. */
export async function tableAction(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  if (await button.isVisible()) return button.click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Runs a text in the SQL editor; the grid of its last result. */
export async function runSql(page: Page, sql: string): Promise<Locator> {
  const editor = page.getByRole('main').getByRole('textbox', { name: /SQL/ })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(sql)
  await page.keyboard.press('ControlOrMeta+Enter')
  const result = page.getByRole('grid')
  await result.getByRole('gridcell').first().waitFor()
  return result
}

/** Tells the page what another tab tells when it has written: all that is shown is read again. */
export async function readAgain(page: Page, table: string): Promise<void> {
  const read = page.waitForResponse((response) => response.url().includes(`/api/tables/${table}`))
  await page.evaluate(`new BroadcastChannel('quarry-writes').postMessage('write')`)
  await read
}

/** Whether a person sees the middle of it: nothing lies over it, and it has not been scrolled away. */
export async function isInSight(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2))
  })
}

/** Waits until something holds; fails with the last answer when it does not within twenty seconds. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  holds: (value: Value) => boolean,
): Promise<void> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const value = await ask()
    if (holds(value)) return
    assert.ok(Date.now() < deadline, `still ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
