import type { CommandInfo } from '../command-info.ts'

/** The commands of the SQL editor. */
export const sqlCommands = {
  'sql.run': {
    title: 'Run the statement',
    group: 'SQL',
    place: 'sql',
    keys: ['Ctrl+Enter'],
    inText: true,
  },
  'sql.run-all': {
    title: 'Run all statements',
    group: 'SQL',
    place: 'sql',
    keys: ['Ctrl+Shift+Enter'],
    inText: true,
  },
  'sql.explain': {
    title: 'Explain the statement',
    group: 'SQL',
    place: 'sql',
    keys: ['Ctrl+Alt+Enter'],
    inText: true,
  },
  'sql.analyze': { title: 'Analyze the statement', group: 'SQL', place: 'sql', keys: [] },
  'sql.format': {
    title: 'Format the text',
    group: 'SQL',
    place: 'sql',
    keys: ['Alt+Shift+F'],
    inText: true,
  },
  'sql.history': {
    title: 'History of statements',
    group: 'SQL',
    place: 'sql',
    keys: ['Ctrl+H'],
    inText: true,
  },
  'sql.saved': { title: 'Saved queries and templates', group: 'SQL', place: 'sql', keys: [] },
  'sql.code': { title: 'Generated code of the statement', group: 'SQL', place: 'sql', keys: [] },
  'sql.rename': { title: 'Rename the tab', group: 'SQL', place: 'sql', keys: [] },
  'sql.save': {
    title: 'Save the query',
    group: 'SQL',
    place: 'sql',
    keys: ['Ctrl+S'],
    inText: true,
  },
  'sql.cancel': { title: 'Cancel what runs', group: 'SQL', place: 'sql', keys: [] },
} as const satisfies Readonly<Record<string, CommandInfo>>
