import type { Locator, Page } from 'playwright-core'
import type { KindColumn } from './kinds-table.ts'
import { DOCUMENT } from './kinds-table.ts'

/** What a person does to a cell, and what the database holds afterwards. */
export interface EditorCase {
  readonly name: string
  readonly column: KindColumn
  readonly edit: (page: Page, cell: Locator) => Promise<void>
  readonly expected: string | null | RegExp
}

/** Opens the editor of a cell by the keyboard. */
async function open(cell: Locator): Promise<void> {
  await cell.click()
  await cell.press('Enter')
}

/** Opens the editor and writes over the value. */
function typing(text: string, end = 'Enter') {
  return async (page: Page, cell: Locator) => {
    await open(cell)
    const field = page.getByRole('textbox', { name: /^New value of/ })
    await field.fill(text)
    await field.press(end)
  }
}

function inDialog(act: (dialog: Locator, page: Page) => Promise<void>) {
  return async (page: Page, cell: Locator) => {
    await open(cell)
    const dialog = page.getByRole('dialog')
    await act(dialog, page)
    await dialog.getByRole('button', { name: 'Save value' }).click()
  }
}

export const editorCases: readonly EditorCase[] = [
  {
    name: 'a text',
    column: 'name',
    edit: typing(`O'Brien <script> 🦊`),
    expected: `O'Brien <script> 🦊`,
  },
  {
    name: 'a text with a line break',
    column: 'name',
    edit: async (page, cell) => {
      await open(cell)
      const field = page.getByRole('textbox', { name: /^New value of/ })
      await field.fill('one')
      await field.press('Alt+Enter')
      await page.keyboard.type('two')
      await field.press('Enter')
    },
    expected: 'one\ntwo',
  },
  {
    name: 'NULL',
    column: 'name',
    edit: async (page, cell) => {
      await open(cell)
      await page.keyboard.press('Alt+Backspace')
    },
    expected: null,
  },
  {
    name: 'an empty text',
    column: 'name',
    edit: async (page, cell) => {
      await open(cell)
      await page.getByRole('grid').getByRole('button', { name: 'Empty text' }).click()
    },
    expected: '',
  },
  {
    name: 'DEFAULT',
    column: 'name',
    edit: async (page, cell) => {
      await open(cell)
      await page.keyboard.press('Alt+Shift+Backspace')
    },
    expected: 'fallback',
  },
  {
    name: 'a day that is chosen in the calendar',
    column: 'born',
    edit: async (page, cell) => {
      await open(cell)
      const picker = page.getByRole('dialog', { name: 'Choose born' })
      await picker.getByRole('button', { name: 'Next month' }).click()
      await picker.getByRole('button', { name: '14 April 2026' }).click()
    },
    expected: '2026-04-14',
  },
  {
    name: 'a day that is chosen by the keyboard',
    column: 'born',
    edit: async (page, cell) => {
      await open(cell)
      await page.keyboard.press('Alt+ArrowDown')
      await page
        .getByRole('button', { name: '13 March 2026' })
        .and(page.locator(':focus'))
        .waitFor()
      await page.keyboard.press('PageDown')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
    },
    expected: '2026-04-14',
  },
  {
    name: 'a date that is typed',
    column: 'born',
    edit: typing('1999-12-31'),
    expected: '1999-12-31',
  },
  {
    name: 'a time to the microsecond',
    column: 'at_time',
    edit: typing('01:02:03.000004'),
    expected: '01:02:03.000004',
  },
  {
    name: 'another day of a timestamp, whose microseconds and zone stay',
    column: 'stamp',
    edit: async (page, cell) => {
      await open(cell)
      const picker = page.getByRole('dialog', { name: 'Choose stamp' })
      await picker.getByRole('button', { name: '14 March 2026' }).click()
      await page.getByRole('textbox', { name: /^New value of/ }).press('Enter')
    },
    expected: /^2026-03-14 22:31:54\.000001(?:\+00)?$/,
  },
  {
    name: 'a boolean that is toggled, saved a moment later',
    column: 'ok',
    edit: async (page, cell) => {
      await open(cell)
      await page.keyboard.press(' ')
    },
    expected: /^(?:false|0)$/,
  },
  {
    name: 'a boolean that is NULL',
    column: 'ok',
    edit: async (page, cell) => {
      await open(cell)
      await page.getByRole('grid').getByRole('button', { name: 'NULL' }).click()
      await page.keyboard.press('Enter')
    },
    expected: null,
  },
  {
    name: 'a whole number of 64 bits',
    column: 'big',
    edit: typing('9223372036854775807'),
    expected: '9223372036854775807',
  },
  {
    name: 'a decimal number, to its last digit',
    column: 'amount',
    edit: typing('99999999999999.999999'),
    expected: '99999999999999.999999',
  },
  { name: 'a floating-point number', column: 'ratio', edit: typing('2.5'), expected: '2.5' },
  {
    name: 'a document as text',
    column: 'doc',
    edit: inDialog((dialog) =>
      dialog.getByRole('textbox').fill('{"n": 12345678901234567890.10, "a": "é"}'),
    ),
    expected:
      /^\{"n": ?12345678901234567890\.10?, ?"a": ?"é"\}$|^\{"a": ?"é", ?"n": ?1\.2345678901234567e19\}$/,
  },
  {
    name: 'a document as a tree',
    column: 'doc',
    edit: inDialog(async (dialog) => {
      await dialog.getByRole('button', { name: 'Tree' }).click()
      await dialog.getByRole('button', { name: 'Value of 1' }).click()
      await dialog.getByRole('textbox', { name: 'Value of 1' }).fill('3')
      await dialog.getByRole('textbox', { name: 'Value of 1' }).press('Enter')
    }),
    // The part alone is other, where the engine keeps the text of a document.
    expected: new RegExp(
      `^(?:${DOCUMENT.replace('2.50', '3').replaceAll(/[{}[\]().*+?|]/g, '\\$&')}|\\{"a": ?\\[1, ?3\\], ?"z": ?1\\.2345678901234567e19\\})$`,
    ),
  },
  {
    name: 'bytes in hexadecimal',
    column: 'bytes',
    edit: inDialog(async (dialog) => {
      await dialog.getByRole('button', { name: 'Write hex' }).click()
      await dialog.getByRole('textbox', { name: 'Bytes in hexadecimal' }).fill('de ad BE ef')
    }),
    expected: 'deadbeef',
  },
  {
    name: 'bytes of a file',
    column: 'bytes',
    edit: inDialog((dialog) =>
      dialog
        .getByLabel('File to upload')
        .setInputFiles({ name: 'a.bin', mimeType: 'text/html', buffer: Buffer.from([1, 2, 255]) }),
    ),
    expected: '0102ff',
  },
  {
    name: 'a key that is found by the text of its row',
    column: 'kind_ref',
    edit: async (page, cell) => {
      await open(cell)
      await page.getByRole('grid').getByRole('combobox').fill('third')
      await page.getByRole('option', { name: /Third one/ }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    expected: '3',
  },
  {
    name: 'a label of an enum',
    column: 'colour',
    edit: async (page, cell) => {
      await open(cell)
      await page.getByRole('option', { name: 'red' }).and(page.locator(':focus')).waitFor()
      await page.keyboard.press('b')
      await page.keyboard.press('Enter')
    },
    expected: 'blue',
  },
  {
    name: 'an array with an element more',
    column: 'tags',
    edit: inDialog(async (dialog) => {
      await dialog.getByRole('button', { name: 'Add element' }).click()
      await dialog.getByRole('textbox', { name: 'Element 3' }).fill('c "d"')
    }),
    expected: '{a,NULL,"c \\"d\\""}',
  },
  {
    name: 'an array whose elements are moved, removed and NULL',
    column: 'tags',
    edit: inDialog(async (dialog) => {
      await dialog.getByRole('textbox', { name: 'Element 2' }).fill('b')
      await dialog.getByRole('button', { name: 'Move up: element 2' }).click()
      await dialog.getByRole('button', { name: 'NULL: element 2' }).click()
    }),
    expected: '{b,NULL}',
  },
  {
    name: 'a new UUID',
    column: 'code',
    edit: async (page, cell) => {
      await open(cell)
      await page.keyboard.press('Alt+g')
      await page.keyboard.press('Enter')
    },
    expected: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  },
  {
    name: 'an interval',
    column: 'span',
    edit: typing('2 days 03:00:00'),
    expected: '2 days 03:00:00',
  },
]
