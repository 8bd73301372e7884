import type { DocumentColumn, RowsDocument } from '../dialects/driver.ts'
import type { BulkRow, CheckedParameter, CheckedQuery, Fragment } from '../ir/checked.ts'
import type { EmitContext } from './context.ts'
import { concat, delimited, type Layout } from './layout.ts'
import { stringLiteral } from './literal-types.ts'
import { converted, type ModuleScope } from './module-scope.ts'
import { freeName } from './names.ts'
import { isConverted, mappedArgument, queryProperty, sent, textProperties } from './query-parts.ts'
import { escapeTemplate, positionalParameters, statementOf, templateOf } from './statement.ts'

interface BulkQuery {
  readonly query: CheckedQuery
  readonly bulk: BulkRow
  readonly constant: string
}

/** The statement's constant and the body of the method that takes a list of rows. */
interface BulkCall {
  readonly properties: readonly Layout[]
  readonly argument: string
  readonly call: Layout
}

/** A :copyfrom, as the driver takes many rows. */
export function bulkCall(from: BulkQuery, context: EmitContext, scope: ModuleScope): BulkCall {
  const rules = context.driver.statements.bulk
  switch (rules.kind) {
    case 'document':
      return documentCall(from, rules, context, scope)
    case 'rows':
      return rowsCall(from, context, scope)
    case 'calls':
      return callsCall(from, context, scope)
  }
}

/** The columns of the document belong to it; no table of the user's is called so. */
const SOURCE = 'quarry_rows'

/** `INSERT INTO t (a) SELECT quarry_rows.p1 FROM json_to_recordset($1::json) AS quarry_rows (p1 int4)` */
function documentCall(
  { query, bulk, constant }: BulkQuery,
  rules: RowsDocument,
  { driver, options, catalog }: EmitContext,
  scope: ModuleScope,
): BulkCall {
  const columns = query.parameters.map(({ type, source }, index) =>
    rules.column({ type, source, isCast: isCast(index, bulk.row) }, options, catalog),
  )
  const argument = freeName('rows', scope.taken)
  const values = query.parameters.map((parameter, index) => {
    const { encode, encodeNonNull } = columns[index]?.write ?? {}
    const conversion = parameter.nullable ? encode : encodeNonNull
    return `p${index + 1}: ${converted(rowReference(query.parameters, parameter), conversion, scope)}`
  })
  return {
    properties: [
      ...textProperties(query, fromDocument(bulk, columns), driver.statements, true),
      concat('item: (row) => (', delimited('{', values, '}'), ')'),
    ],
    argument,
    call: `return await this.$.load(${constant}, ${argument})`,
  }
}

function fromDocument({ before, row, after }: BulkRow, columns: readonly DocumentColumn[]): string {
  const value = (index: number) => {
    const reference = `${SOURCE}.p${index + 1}`
    return escapeTemplate(columns[index]?.value(reference) ?? reference)
  }
  const names = columns.map(({ type }, index) => `p${index + 1} ${escapeTemplate(type)}`).join(', ')
  const from = ` FROM json_to_recordset($1::json) AS ${SOURCE} (${names})`
  const [start, values, end] = [before, row, after].map((part) => templateOf(part, value))
  return `${start}SELECT ${values}${from}${end}`
}

/** `$1::citext` */
function isCast(index: number, row: BulkRow['row']): boolean {
  return row.every((part, at) => {
    const next = row[at + 1]
    const isIt = part.kind === 'parameter' && part.parameter === index
    return !isIt || (next?.kind === 'text' && /^\s*::/.test(next.text))
  })
}

/** Rows of one parameter are the values themselves. */
function rowReference(parameters: readonly CheckedParameter[], { name }: CheckedParameter): string {
  return parameters.length === 1 ? 'row' : `row.${name}`
}

/** `INSERT INTO t (a, b) VALUES (?, ?), (?, ?)`, with as many rows as the session chooses. */
function rowsCall(
  { query, bulk, constant }: BulkQuery,
  context: EmitContext,
  scope: ModuleScope,
): BulkCall {
  const { textKey } = context.driver.statements
  const [before, after] = [bulk.before, bulk.after].map((part) => templateOf(part, () => '?'))
  const repeated = positionalParameters(bulk.row)
  return {
    properties: [
      queryProperty(query),
      `${textKey}: (rows) => \`${before}VALUES \${rows}${after}\``,
      concat('row: ', delimited('[', rowTexts(bulk.row), ']')),
    ],
    ...loadCall({ query, constant }, repeated, context, scope),
  }
}

/** The text of a row, which a value parts from the next: `["(", ", ", ")"]`. */
function rowTexts(row: readonly Fragment[]): readonly string[] {
  const texts = ['(']
  for (const part of row) {
    if (part.kind === 'parameter') texts.push('')
    else texts.push(`${texts.pop()}${part.text}`)
  }
  return [...texts.slice(0, -1), `${texts.at(-1)})`].map(stringLiteral)
}

/** The statement as it is, for each row. */
function callsCall(
  { query, constant }: BulkQuery,
  context: EmitContext,
  scope: ModuleScope,
): BulkCall {
  const { template, values } = statementOf(query, context.driver.statements, () => '')
  const repeated = values.map(({ parameter }) => parameter)
  return {
    properties: textProperties(query, template, context.driver.statements, true),
    ...loadCall({ query, constant }, repeated, context, scope),
  }
}

function loadCall(
  { query: { parameters }, constant }: Pick<BulkQuery, 'query' | 'constant'>,
  repeated: readonly number[],
  context: EmitContext,
  scope: ModuleScope,
): Pick<BulkCall, 'argument' | 'call'> {
  const argument = freeName('rows', scope.taken)
  const values = repeated.flatMap((index) => {
    const declared = parameters[index]
    return declared
      ? [
          sent(
            { declared, reference: rowReference(parameters, declared), list: false },
            context,
            scope,
          ),
        ]
      : []
  })
  const isMade = parameters.some((each) => isConverted(each, context))
  const list = concat(`${argument}.map((row) => `, delimited('[', values, ']'), ')')
  return { argument, call: mappedArgument('return await this.$.load', constant, { list, isMade }) }
}
