import type { CommandInfo } from '../command-info.ts'

const here = { group: 'Documents', place: 'everywhere' } as const

/** The commands of the studio of documents. */
export const documentCommands = {
  'document.go-to': {
    title: 'Go to collection',
    group: 'Everywhere',
    place: 'everywhere',
    keys: ['Ctrl+P'],
    inText: true,
  },
  'document.queries': { title: 'Queries', group: 'Everywhere', place: 'everywhere', keys: [] },
  'document.filter': { ...here, title: 'Filter documents', keys: ['Ctrl+F'], inText: true },
  'document.insert': { ...here, title: 'Insert documents', keys: ['Alt+N'] },
  'document.reload': { ...here, title: 'Read the documents again', keys: ['Alt+R'] },
  'document.explain': { ...here, title: 'Explain the query', keys: ['Alt+E'], inText: true },
  'document.run': {
    ...here,
    title: 'Run the pipeline',
    keys: ['Ctrl+Enter'],
    inText: true,
  },
  'document.add-stage': { ...here, title: 'Add a stage', keys: ['Alt+A'], inText: true },
  'document.save-query': { ...here, title: 'Save the query', keys: ['Ctrl+S'], inText: true },
  'document.code': { ...here, title: 'Code for the driver', keys: [] },
  'document.import': { ...here, title: 'Import documents', keys: [] },
  'document.export': { ...here, title: 'Export documents', keys: [] },
  'document.create-index': { ...here, title: 'Create index', keys: [] },
  'document.update-many': { ...here, title: 'Update many documents (coming soon)', keys: [] },
  'document.documents': { ...here, title: 'Documents of the collection', keys: [] },
  'document.aggregation': { ...here, title: 'Aggregate', keys: [] },
  'document.indexes': { ...here, title: 'Indexes of the collection', keys: [] },
  'document.schema': { ...here, title: 'Schema of the collection', keys: [] },
  'document.validation': { ...here, title: 'Validation of the collection', keys: [] },
  'document.statistics': { ...here, title: 'Statistics of the collection', keys: [] },
} as const satisfies Readonly<Record<string, CommandInfo>>
