import type { CommandResult } from '../../../ir/query.ts'
import { readColumns } from './read-columns.ts'

/** What EXPLAIN gives: the program of the virtual machine, or with QUERY PLAN a tree of steps. */
export function explained(statement: string): CommandResult {
  const isPlan = /^\s*explain\s+query\s+plan\b/i.test(statement)
  return { columns: readColumns(isPlan ? plan : program, false), atMostOneRow: false }
}

const plan = 'id integer!|parent integer!|notused integer!|detail text!'
const program =
  'addr integer!|opcode text!|p1 integer!|p2 integer!|p3 integer!|p4 text|p5 integer!|comment text'
