import { firstWords } from '../../../migrate/run/first-words.ts'

/** What refuses to run inside a transaction block, by the manual's page of each command. */
const ALONE: readonly RegExp[] = [
  /^create (?:unique )?index concurrently\b/,
  /^drop index concurrently\b/,
  /^reindex (?:\([^)]*\) ?)?(?:database|system|schema)\b/,
  /^reindex (?:\([^)]*\) ?)?(?:table|index) concurrently\b/,
  /^reindex \([^)]*\bconcurrently\b(?! (?:false|off|0)\b)/,
  /^vacuum\b/,
  /^cluster(?: \([^)]*\)| verbose)?$/,
  /^(?:create|drop) (?:database|tablespace)\b/,
  /^alter database \S+ set tablespace\b/,
  /^alter system\b/,
  /^(?:create|drop) subscription\b/,
  /^alter subscription \S+ (?:refresh|set|add|drop) ?publication\b/,
  /^alter table .* detach partition .* concurrently$/,
  /^(?:commit|rollback) prepared\b/,
  /^discard all\b/,
]

/** `CREATE SUBSCRIPTION ... WITH (connect = false)` makes no slot on the other server. */
const WITHOUT_SLOT = /^create subscription\b.*\b(?:connect|create_slot) ?= ?(?:'?(?:false|off|0)\b)/

export function standsAlone(statement: string, behind: readonly string[]): boolean {
  return breaksTransaction(statement) || isUsedLabel(statement, behind)
}

/** Whether the server refuses the statement inside a transaction, or ends the transaction by it. */
export function breaksTransaction(statement: string): boolean {
  const words = firstWords(statement)
  return !WITHOUT_SLOT.test(words) && ALONE.some((expression) => expression.test(words))
}

/** `ALTER TYPE ... ADD VALUE 'x'`: no statement of the same transaction may use the label. */
function isUsedLabel(statement: string, behind: readonly string[]): boolean {
  const label = addedLabel(statement)?.label
  return label !== undefined && behind.some((other) => other.includes(label))
}

export interface AddedLabel {
  /** As written, with its schema. */
  readonly type: string
  /** As written between the quotes. */
  readonly label: string
}

export function addedLabel(statement: string): AddedLabel | undefined {
  if (!/^alter type\b/.test(firstWords(statement))) return undefined
  const found = ADD_VALUE.exec(statement)
  const { type, label } = found?.groups ?? {}
  return type === undefined || label === undefined ? undefined : { type, label }
}

const ADD_VALUE =
  /\btype\s+(?<type>(?:"(?:[^"]|"")+"|[\w$]+)(?:\s*\.\s*(?:"(?:[^"]|"")+"|[\w$]+))?)\s+add\s+value\s+(?:if\s+not\s+exists\s+)?'(?<label>(?:[^']|'')*)'/i
