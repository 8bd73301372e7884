import type { Attribute, ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import {
  behindGroup,
  isSymbol,
  isWord,
  listed,
  textOf,
  unquoted,
  type Token,
} from '../text/tokens.ts'
import { columnId, objectId } from './object-id.ts'

/** The table in which an item stands. */
export interface ReadTable {
  readonly sql: string
  readonly name: string
  readonly id: ObjectId
  /** By their names in lower case. */
  readonly columns: ReadonlySet<string>
  readonly relationId: (name: string) => ObjectId
}

type Tokens = readonly Token[]

/** A key, a constraint or a period of a table; undefined where it is none that is known. */
export function readItem(tokens: Tokens, table: ReadTable): SchemaObject | undefined {
  if (isWord(tokens[0], 'CONSTRAINT')) {
    if (isWord(tokens[2], 'CHECK')) return readCheck(tokens, table)
    if (isWord(tokens[2], 'FOREIGN')) return readForeignKey(tokens, table)
    return undefined
  }
  if (isWord(tokens[0], 'PERIOD')) return readPeriod(tokens, table)
  return readKey(tokens, table)
}

interface Item {
  readonly kind: string
  readonly name: string
  readonly attributes: Readonly<Record<string, Attribute>>
  readonly needs: readonly ObjectId[]
}

function inTable({ kind, name, attributes, needs }: Item, table: ReadTable): SchemaObject {
  const id = kind === 'primary key' ? objectId(kind, table.name) : objectId(kind, table.name, name)
  return { id, kind, schema: undefined, name, parent: table.id, attributes, needs }
}

function readKey(tokens: Tokens, table: ReadTable): SchemaObject | undefined {
  const open = tokens.findIndex((token) => isSymbol(token, '('))
  const keyword = tokens.findIndex((token) => isWord(token, 'KEY'))
  if (open === -1 || keyword === -1 || keyword > open) return undefined
  const end = behindGroup(tokens, open)
  const type = textOf(table.sql, tokens.slice(0, keyword + 1)).toUpperCase()
  const parts = tokens.slice(open + 1, end - 1)
  const behind = tokens.slice(end)
  const hidden = behind.find((token) => isWord(token, 'INVISIBLE') || isWord(token, 'IGNORED'))
  const options = behind.filter((token) => token !== hidden)
  const attributes = {
    type,
    columns: textOf(table.sql, parts),
    options: options.map(({ text }) => text).join(' ') || undefined,
    hidden: hidden?.text.toUpperCase(),
  }
  const isPrimary = type === 'PRIMARY KEY'
  return inTable(
    {
      kind: isPrimary ? 'primary key' : 'index',
      name: isPrimary ? 'PRIMARY' : unquoted(tokens[keyword + 1]?.text ?? ''),
      attributes,
      needs: [...columnsIn(parts, table), ...periodsIn(parts, table)],
    },
    table,
  )
}

/** ``UNIQUE KEY `k` (`id`, `lifetime` WITHOUT OVERLAPS)`` */
function periodsIn(parts: Tokens, { name }: ReadTable): readonly ObjectId[] {
  const period = parts.find((_, index) => isWord(parts[index + 1], 'WITHOUT'))
  return period === undefined ? [] : [objectId('period', name, unquoted(period.text))]
}

function readCheck(tokens: Tokens, table: ReadTable): SchemaObject {
  const end = behindGroup(tokens, 3)
  return inTable(
    {
      kind: 'check',
      name: unquoted(tokens[1]?.text ?? ''),
      attributes: {
        expression: textOf(table.sql, tokens.slice(3, end)),
        unenforced: isWord(tokens[end], 'NOT') || undefined,
      },
      needs: columnsIn(tokens.slice(3, end), table),
    },
    table,
  )
}

/** ``CONSTRAINT `f` FOREIGN KEY (`a`) REFERENCES `p` (`id`) ON DELETE CASCADE`` */
function readForeignKey(tokens: Tokens, table: ReadTable): SchemaObject {
  const endOfColumns = behindGroup(tokens, 4)
  const open = tokens.findIndex((token, index) => index > endOfColumns && isSymbol(token, '('))
  const end = behindGroup(tokens, open)
  const columns = tokens.slice(5, endOfColumns - 1)
  const relation = tokens.slice(endOfColumns + 1, open)
  const foreignColumns = tokens.slice(open + 1, end - 1)
  return inTable(
    {
      kind: 'foreign key',
      name: unquoted(tokens[1]?.text ?? ''),
      attributes: {
        columns: textOf(table.sql, columns),
        references: textOf(table.sql, relation),
        foreignColumns: textOf(table.sql, foreignColumns),
        actions: textOf(table.sql, tokens.slice(end)) || undefined,
      },
      needs: [
        ...columnsIn(columns, table),
        ...(relation.length === 1 ? referenced(relation, foreignColumns, table) : []),
      ],
    },
    table,
  )
}

function referenced(relation: Tokens, columns: Tokens, table: ReadTable): readonly ObjectId[] {
  const name = unquoted(relation[0]?.text ?? '')
  const names = listed(columns).map(([column]) => unquoted(column?.text ?? ''))
  return [table.relationId(name), ...names.map((column) => columnId(name, column))]
}

/** ``PERIOD FOR `lifetime` (`begins`, `ends`)`` */
function readPeriod(tokens: Tokens, table: ReadTable): SchemaObject {
  const columns = tokens.slice(4, behindGroup(tokens, 3) - 1)
  return inTable(
    {
      kind: 'period',
      name: unquoted(tokens[2]?.text ?? ''),
      attributes: { columns: textOf(table.sql, columns) },
      needs: columnsIn(columns, table),
    },
    table,
  )
}

/** The columns of the table that an expression names. */
export function columnsIn(
  tokens: Tokens,
  { name, columns }: Pick<ReadTable, 'name' | 'columns'>,
): readonly ObjectId[] {
  const names = tokens
    .filter((token) => token.kind === 'name')
    .map((token) => unquoted(token.text).toLowerCase())
  return [...new Set(names)].filter((each) => columns.has(each)).map((each) => columnId(name, each))
}
