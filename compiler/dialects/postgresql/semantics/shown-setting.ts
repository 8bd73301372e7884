import type { CommandResult } from '../../../ir/query.ts'
import { scalar } from '../../../ir/type.ts'
import { builtInColumn } from '../../built-in.ts'
import { wordTable } from '../../word-table.ts'

const ALL: CommandResult = {
  columns: [
    textColumn('name', false),
    textColumn('setting', true),
    textColumn('description', true),
  ],
  atMostOneRow: false,
}

/** What `SHOW name` gives: the setting as text, under its own name (manual, SHOW). */
export function shownSetting(statement: string): CommandResult {
  const subject = statement.replace(/^\s*show\s+/i, '').trim()
  const folded = subject.startsWith('"')
    ? subject.slice(1, -1).replaceAll('""', '"')
    : subject.toLowerCase().replaceAll(/\s+/g, ' ')
  if (folded === 'all' && subject === subject.replaceAll('"', '')) return ALL
  const name = spelled[folded.toLowerCase()] ?? folded
  return { columns: [textColumn(name, false)], atMostOneRow: true }
}

/** The clauses of the grammar, and the settings whose names have capitals. */
const spelled: Readonly<Record<string, string>> = wordTable({
  'time zone': 'TimeZone',
  'transaction isolation level': 'transaction_isolation',
  'session authorization': 'session_authorization',
  timezone: 'TimeZone',
  datestyle: 'DateStyle',
  intervalstyle: 'IntervalStyle',
})

function textColumn(name: string, nullable: boolean) {
  return builtInColumn({ name, type: scalar('text'), nullable, hidden: false })
}
