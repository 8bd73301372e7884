import type { Dialect } from './dialects/dialect.ts'
import type { SourceFile } from './source/source-file.ts'
import { type ColumnParts, columnParts } from './edit-schema/edit-column.ts'
import type { NotEditable } from './edit-table.ts'
import { tableStatements } from './edit-schema/table-statements.ts'
import type { TableName } from './ir/table-name.ts'
import type { SchemaStatement } from './schema-statements.ts'
import { readTableText } from './edit-schema/table-text.ts'

/** A table as the schema files write it, in the parts that `editTable` edits. */
export interface DescribedTable {
  /** The statement that makes it. */
  readonly create: SchemaStatement
  readonly elements: readonly DescribedElement[]
  /** Its other statements, in the order of the files. */
  readonly statements: readonly SchemaStatement[]
}

export interface DescribedElement {
  readonly text: string
  /** Undefined: it is a constraint or an index. */
  readonly column: ColumnParts | undefined
}

/** Returns the parts of a table, or why it cannot be edited in these files. */
export function describeTable(
  files: readonly SourceFile[],
  table: TableName,
  dialect: Dialect,
): DescribedTable | NotEditable {
  const found = tableStatements(files, table, dialect)
  if (found === undefined) return 'no-statement'
  const { create, others } = found
  const read = readTableText(create.text, dialect)
  if (read === undefined) return 'no-elements'
  const elements = read.elements.map(({ text, at }): DescribedElement => {
    const column = read.tree.columns.find((each) => each.at.start === at.start)
    return { text, column: column && columnParts(column, create.text) }
  })
  return { create, elements, statements: others }
}
