import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import type { RowKey } from '../../edit/change.ts'
import type { OpenDatabase } from '../../open-database.ts'
import type { SqlText } from '../../sql-text.ts'
import { shownColumns } from '../columns.ts'
import type { Fault } from '../fault.ts'
import type { Parameters } from '../parameters.ts'
import { namedKey } from './row-identity.ts'
import { TOKEN, tokenPurpose, type TokenValues } from './row-keys.ts'
import type { Seal } from './seal.ts'
import { fromStored } from '../stored-value.ts'

export interface Finding {
  readonly open: Pick<OpenDatabase, 'values' | 'sqlText'>
  readonly parameters: Parameters
  readonly faults: Fault[]
  readonly seal: Seal
}

/** The condition of the row that has the key. */
export function keyText(key: RowKey, relation: Relation, finding: Finding): string {
  const columns = namedKey(key, relation, finding.open.sqlText)
  if (columns.length === 0) return tokenText(key, relation, finding)
  const names = new Set(columns.map(({ name }) => name))
  for (const name of Object.keys(key).filter((each) => !names.has(each))) {
    const message = 'The column is not part of the key of the table.'
    finding.faults.push({ path: `key.${name}`, message, kind: 'name' })
  }
  return columns.map((column) => isValue(column, key, finding)).join(' and ')
}

function isValue(column: Column, key: RowKey, { open, parameters, faults }: Finding): string {
  const path = `key.${column.name}`
  const value = Object.hasOwn(key, column.name) ? key[column.name] : undefined
  if (value === null) return isNull(column, open.sqlText)
  if (value === undefined) {
    faults.push({ path, message: 'The key needs a value of this column.', kind: 'value' })
    return '1 = 0'
  }
  const written = open.values.write(value, column.type, 'text')
  if (written.kind === 'refused') {
    faults.push({ path, message: written.reason, kind: 'value' })
    return '1 = 0'
  }
  return `${open.sqlText.quote(column.name)} = ${parameters.placeBeside(written.parameter, column.type)}`
}

function isNull({ name, type }: Column, { quote, nullTest }: SqlText): string {
  return `${quote(name)} ${nullTest(type).is}`
}

/** A row without a key is one that shows all that the token says. */
function tokenText(key: RowKey, relation: Relation, finding: Finding): string {
  const { faults, seal, parameters, open } = finding
  const token = Object.hasOwn(key, TOKEN) ? key[TOKEN] : undefined
  const text = typeof token === 'string' ? seal.open(token, tokenPurpose(relation)) : undefined
  if (text === undefined) {
    const message = 'The token belongs to another table or another process.'
    faults.push({ path: `key.${TOKEN}`, message, kind: 'cursor' })
    return '1 = 0'
  }
  const known: TokenValues = JSON.parse(text)
  const { sqlText } = open
  const parts = known.flatMap(([name, stored]) => {
    const column = shownColumns(relation).find((each) => each.name === name)
    if (column === undefined) return []
    if (stored === null) return [isNull(column, sqlText)]
    const parameter = parameters.place(fromStored(stored), column.type)
    return [`${sqlText.fingerprint(column)} = ${sqlText.fingerprintOf(parameter, column.type)}`]
  })
  return parts.length === 0 ? '1 = 1' : parts.join(' and ')
}
