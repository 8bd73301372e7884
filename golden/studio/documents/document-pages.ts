import type { Locator, Page } from 'playwright-core'

export interface DocumentPicture {
  readonly path: string
  /** What a person does before it is looked at. */
  readonly prepare?: (page: Page) => Promise<void>
}

const PIPELINE = `[
  { $match: { in_print: true } },
  { $group: { _id: { $year: "$published" }, sold: { $sum: "$sold" } } },
  // off { $limit: 5 },
  { $sort: { sold: -1 } },
  { $out: "best_sellers" },
]`

/** Every page of a collection of a database, which holds the catalogue. */
export function documentScenes(database: string): Readonly<Record<string, DocumentPicture>> {
  const books = `/documents/${database}/books`
  const filter = new URLSearchParams({ filter: '{ tags: "history" }', sort: '{ published: -1 }' })
  const explained = new URLSearchParams({
    ...{ filter: '{ tags: "history", in_print: true }', sort: '{ sold: -1 }' },
  })
  return {
    home: { path: '/' },
    collections: { path: `/documents/${database}` },
    list: { path: `${books}?${filter}` },
    table: { path: `${books}?${filter}&view=table` },
    plan: { path: `${books}?${explained}&view=plan` },
    aggregation: { path: `${books}/aggregation`, prepare: (page) => writePipeline(page, PIPELINE) },
    indexes: { path: `${books}/indexes` },
    'create-index': {
      path: `${books}/indexes?create=${encodeURIComponent('{ tags: 1, sold: -1 }')}`,
    },
    schema: { path: `${books}/schema` },
    validation: { path: `${books}/validation`, prepare: tryValidator },
    queries: { path: '/queries' },
    code: {
      path: `${books}?${filter}`,
      prepare: async (page) => {
        await collectionAct(page, 'Code for the driver…')
        await page.getByText('.collection("books")').waitFor()
      },
    },
    statistics: { path: `${books}/statistics` },
  }
}

/** The editor of a text, once it is loaded. */
export function editorNamed(page: Page, name: string): Locator {
  return page
    .getByRole('textbox', { name, exact: true })
    .and(page.locator('[contenteditable="true"]'))
}

/** Chooses something from the menu of the collection. */
export async function collectionAct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More of the collection' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Writes a pipeline as text, and shows it as stages. */
async function writePipeline(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await editorNamed(page, 'The pipeline as text').fill(text)
  await page.getByRole('button', { name: 'Stages', exact: true }).click()
  await page
    .getByRole('button', { name: /^Show what comes out/ })
    .first()
    .waitFor()
}

async function tryValidator(page: Page): Promise<void> {
  await editorNamed(page, 'Validator').fill("{ title: { $type: 'string' }, sold: { $gt: 2000 } }")
  await page.getByRole('button', { name: 'Try', exact: true }).click()
  await page.getByText(/would be refused/).waitFor()
}
