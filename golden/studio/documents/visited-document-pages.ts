import type { Page } from 'playwright-core'
import type { VisitedPage } from '../visited-page.ts'
import {
  collectionAct,
  type DocumentPicture,
  documentScenes,
  editorNamed,
} from './document-pages.ts'

export interface VisitedDocumentPage extends DocumentPicture, Pick<VisitedPage, 'ready'> {
  readonly name: string
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
const region = (name: string) => (page: Page) => page.getByRole('region', { name, exact: true })

const READY: Readonly<Record<string, VisitedDocumentPage['ready']>> = {
  home: heading('Databases'),
  collections: (page) => page.getByRole('main').getByText('reviews'),
  list: (page) => page.getByRole('article'),
  table: region('Documents as a table'),
  plan: (page) => page.getByText('No index serves this query'),
  aggregation: (page) => page.getByText('Left out of previews.'),
  indexes: (page) => page.getByText('published_-1_title_1'),
  'create-index': dialog('Create index'),
  schema: (page) => region('Fields of the sample')(page).getByRole('listitem'),
  validation: (page) => page.getByText(/would be refused/),
  queries: heading('Queries'),
  code: (page) => page.getByText('.collection("books")'),
  statistics: region('Statistics'),
}

/** Every page of documents, and what is opened on them, over a database that holds the catalogue. */
export function visitedDocumentPages(database: string): readonly VisitedDocumentPage[] {
  const scenes = Object.entries(documentScenes(database)).map(([name, scene]) => ({
    ...{ name, ...scene },
    ready: READY[name] ?? heading(name),
  }))
  return [...scenes, ...dialogs(database), ...states(database)]
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

const choose = (item: string) => (page: Page) => collectionAct(page, item)

function dialogs(database: string): readonly VisitedDocumentPage[] {
  const books = `/documents/${database}/books`
  const path = `${books}?limit=5`
  const act = (item: string, ready: VisitedDocumentPage['ready']) => ({
    ...{ name: item, path, ready, prepare: choose(item) },
  })
  return [
    {
      name: 'create-database',
      path: '/',
      ready: dialog('Create database'),
      prepare: press('Create database'),
    },
    {
      ...{ name: 'create-collection', path: `/documents/${database}` },
      ...{ ready: dialog(/^Create a collection/), prepare: press('Create collection') },
    },
    { name: 'insert', path, ready: dialog(/insert/i), prepare: press(/^Insert/) },
    act('Save the query…', dialog('Save the query')),
    act('Export documents…', dialog(/^Export documents/)),
    {
      ...{ name: 'import', path, ready: region('First documents of the file') },
      prepare: async (page) => {
        await collectionAct(page, 'Import documents…')
        const buffer = Buffer.from('[{ "title": "Moss", "pages": { "$numberInt": "96" } }]')
        const file = { name: 'books.json', mimeType: 'application/json', buffer }
        await page.getByLabel('File to import').setInputFiles(file)
      },
    },
    act('Rename…', dialog(/^Rename/)),
    act('Delete collection…', dialog(/^Delete the collection/)),
    {
      name: 'drop-index',
      path: `${books}/indexes`,
      ready: dialog(/^Drop/),
      prepare: press('Drop shelf_1'),
    },
  ]
}

/** What else a page comes to. */
function states(database: string): readonly VisitedDocumentPage[] {
  const books = `/documents/${database}/books`
  const path = `${books}?limit=5`
  return [
    { name: 'json', path: `${path}&view=json`, ready: region('Documents as text') },
    {
      ...{ name: 'find-fault', path: `${books}?${new URLSearchParams({ filter: '{ a: ' })}` },
      ready: (page) => page.getByRole('alert'),
    },
    {
      ...{ name: 'edited-field', path, ready: (page) => page.getByLabel('Value of title') },
      prepare: press(/^Edit title:/),
    },
    {
      ...{
        name: 'chosen',
        path,
        ready: (page) => page.getByRole('toolbar', { name: 'Chosen documents' }),
      },
      prepare: (page) => page.getByRole('article').first().getByRole('checkbox').check(),
    },
    {
      ...{ name: 'empty-collection', path: `/documents/${database}/nothing` },
      ready: heading('No documents yet'),
    },
    {
      ...{ name: 'empty-pipeline', path: `/documents/${database}/authors/aggregation` },
      ready: heading('A pipeline has stages'),
    },
    {
      ...{ name: 'pipeline-as-text', path: `/documents/${database}/authors/aggregation` },
      ready: (page) => page.getByRole('alert'),
      prepare: async (page) => {
        await press('Text')(page)
        await editorNamed(page, 'The pipeline as text').fill('[{ $match: ')
      },
    },
  ]
}
