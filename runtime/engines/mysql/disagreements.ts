import type { Connection as Client } from 'mysql2/promise'
import type { Types } from '../../../compiler/dialects/dialect.ts'
import type { CheckedQuery, ResultColumn } from '../../../compiler/ir/checked.ts'
import { sentStatement } from '../../sent-statement.ts'
import { isNull, isProtocolType, type ProtocolColumn, protocolText } from './link/protocol-types.ts'

/** What the server describes otherwise than the query was checked, a line each. Nothing is run. */
export async function disagreements(
  client: Client,
  query: CheckedQuery,
  { render }: Pick<Types, 'render'>,
): Promise<readonly string[]> {
  const lists = query.parameters.map(({ list }) => (list ? [0] : 0))
  const { sql, values } = sentStatement(query, lists, 'positional')
  const prepared = await client.prepare(sql)
  try {
    const { parameters, columns } = described(prepared)
    const given = columns.length === 0 ? 0 : query.columns.length
    const theirs = `${parameters} parameters, ${columns.length} columns`
    // MySQL asks for the values of parameters in an ORDER BY that it drops, but does not describe them;
    // MariaDB describes the columns of RETURNING when it runs it.
    if (parameters > values.length || columns.length !== given)
      return [`${theirs}; not ${values.length}, ${given}`]
    const isOpen = parameters > 0
    return columns.flatMap((column, i) => {
      const ours = query.columns[i]
      if (ours === undefined || (isOpen && isNull(column))) return []
      const told = query.byPlace ? { ...ours, name: column.name } : ours
      return columnDisagreement(column, told, render)
    })
  } finally {
    await prepared.close()
  }
}

/** mysql2 keeps what the server described in the statement that its promises wrap. */
function described(prepared: object): {
  readonly parameters: number
  readonly columns: readonly ProtocolColumn[]
} {
  const statement = partOf(prepared, 'statement')
  const [parameters, columns] = [partOf(statement, 'parameters'), partOf(statement, 'columns')]
  if (!Array.isArray(parameters) || !Array.isArray(columns)) {
    throw new Error('this version of mysql2 does not tell what the server describes')
  }
  return { parameters: parameters.length, columns: columns.map(protocolColumn) }
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function protocolColumn(column: unknown): ProtocolColumn {
  return {
    name: String(partOf(column, 'name')),
    columnType: Number(partOf(column, 'columnType')),
    flags: Number(partOf(column, 'flags')),
    characterSet: Number(partOf(column, 'characterSet')),
    extended: textOf(partOf(column, 'extendedFormat') ?? partOf(column, 'extendedTypeName')),
  }
}

function columnDisagreement(
  theirs: ProtocolColumn,
  ours: ResultColumn,
  render: Types['render'],
): string[] {
  if (theirs.name !== ours.name) return [`column "${theirs.name}"; not "${ours.name}"`]
  const type = render(ours.type)
  if (isProtocolType(type, theirs)) return []
  return [`column "${theirs.name}" is ${protocolText(theirs)}; not ${type}`]
}
