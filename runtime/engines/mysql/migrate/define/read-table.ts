import type { ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import {
  behindGroup,
  isSymbol,
  isWord,
  listed,
  textOf,
  tokensOf,
  unquoted,
  type Token,
} from '../text/tokens.ts'
import { columnId } from './object-id.ts'
import { readColumn } from './read-column.ts'
import { columnsIn, readItem, type ReadTable } from './read-item.ts'
import { readOptions } from './read-options.ts'
import { readPartitions } from './read-partitions.ts'

export interface ShownTable {
  readonly name: string
  /** What SHOW CREATE TABLE says, settled. */
  readonly sql: string
  readonly collation: string | undefined
  readonly relationId: (name: string) => ObjectId
}

export interface TableObjects {
  /** The table, and what stands in it. */
  readonly objects: readonly SchemaObject[]
  readonly unmodelled: readonly string[]
}

export function readTable({ name, sql, collation, relationId }: ShownTable): TableObjects {
  const tokens = tokensOf(sql)
  const open = tokens.findIndex((token) => isSymbol(token, '('))
  const end = behindGroup(tokens, open)
  const items = listed(tokens.slice(open + 1, end - 1))
  const isColumn = (item: readonly Token[]) => item[0]?.kind === 'name'
  const columns = items.filter(isColumn)
  const id = relationId(name)
  const names = columns.map(([column]) => unquoted(column?.text ?? '').toLowerCase())
  const table: ReadTable = { sql, name, id, relationId, columns: new Set(names) }
  const others = items
    .filter((item) => !isColumn(item))
    .map((item) => ({ object: readItem(item, table), text: textOf(sql, item) }))
  return {
    objects: [
      tableObject(table, tokens.slice(end), collation),
      ...columns.map((item, index) =>
        columnObject(item, { ...table, collation, before: names[index - 1] }),
      ),
      ...others.flatMap(({ object }) => object ?? []),
    ],
    unmodelled: others.flatMap(({ object, text }) => (object ? [] : [`${text} of table ${name}`])),
  }
}

function tableObject(
  { sql, name, id }: ReadTable,
  tokens: readonly Token[],
  collation: string | undefined,
): SchemaObject {
  const found = tokens.findIndex(
    (token, index) => isWord(token, 'PARTITION') && isWord(tokens[index + 1], 'BY'),
  )
  const end = found === -1 ? tokens.length : found
  const { by, partitions } = readPartitions(sql, tokens.slice(end + 2))
  return {
    id,
    kind: 'table',
    schema: undefined,
    name,
    parent: undefined,
    attributes: {
      ...readOptions(sql, tokens.slice(0, end)),
      collation,
      partitioning: by,
      partitions,
    },
    needs: [],
  }
}

interface ReadInto extends ReadTable {
  readonly collation: string | undefined
  /** The name of the column before it, in lower case. */
  readonly before: string | undefined
}

function columnObject([first, ...tokens]: readonly Token[], table: ReadInto): SchemaObject {
  const { sql, id: parent, collation, before } = table
  const name = unquoted(first?.text ?? '')
  const id = columnId(table.name, name)
  const needs = [...columnsIn(tokens, table), ...relationsIn(tokens, table)]
  return {
    id,
    kind: 'column',
    schema: undefined,
    name,
    parent,
    attributes: { spelling: name, ...readColumn(sql, tokens, collation), after: before },
    needs: needs.filter((needed) => needed !== id),
  }
}

/** ``DEFAULT nextval(`numbers`)`` */
function relationsIn(tokens: readonly Token[], { relationId }: ReadTable): readonly ObjectId[] {
  return tokens
    .filter((token, index) => token.kind === 'name' && isSequencePlace(tokens, index))
    .map((token) => relationId(unquoted(token.text)))
}

function isSequencePlace(tokens: readonly Token[], index: number): boolean {
  const call = tokens[index - 2]
  return isSymbol(tokens[index - 1], '(') && /^(?:nextval|lastval|setval)$/i.test(call?.text ?? '')
}
