import type { CommandResult } from '../../../ir/query.ts'
import { scalar } from '../../../ir/type.ts'
import { builtInColumn } from '../../built-in.ts'

/** What EXPLAIN gives: a plan line by line, or whole as a document (manual, EXPLAIN). */
export function explained(statement: string): CommandResult {
  const options = /^\s*explain\s*\(([^)]*)\)/i.exec(statement)?.[1] ?? ''
  const formats = [...options.matchAll(/(?:^|,)\s*format\s+'?(text|json|xml|yaml)\b/gi)]
  const format = formats.at(-1)?.[1]?.toLowerCase() ?? 'text'
  const type = scalar(documents.has(format) ? format : 'text')
  return {
    columns: [builtInColumn({ name: 'QUERY PLAN', type, nullable: false, hidden: false })],
    atMostOneRow: format !== 'text',
  }
}

const documents: ReadonlySet<string> = new Set(['json', 'xml'])
