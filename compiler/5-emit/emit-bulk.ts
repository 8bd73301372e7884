import { type ArrayColumn, type ColumnArrays, convert, type Writing } from '../dialects/driver.ts'
import type { BulkRow, CheckedParameter, CheckedQuery } from '../ir/checked.ts'
import type { EmitContext } from './context.ts'
import { brokenList, concat, delimited, type Layout } from './layout.ts'
import { converted, converter, type ModuleScope } from './module-scope.ts'
import { freeName } from './names.ts'
import { hugLastArgument, sent, textProperties } from './query-parts.ts'
import { positionalParameters, statementOf, templateOf } from './statement.ts'

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
    case 'arrays':
      return arraysCall(from, rules, context, scope)
    case 'rows':
      return rowsCall(from, context, scope)
    case 'calls':
      return callsCall(from, context, scope)
  }
}

/** What the columns of the arrays belong to; no table of the user's is called so. */
const SOURCE = 'quarry_rows'

/** `INSERT INTO t (a) SELECT quarry_rows.p1 FROM unnest($1::int4[]) AS quarry_rows (p1)` */
function arraysCall(
  { query, bulk, constant }: BulkQuery,
  rules: ColumnArrays,
  { driver, options }: EmitContext,
  scope: ModuleScope,
): BulkCall {
  const columns = query.parameters.map(({ type }) => rules.column(type, options))
  const argument = freeName('rows', scope.taken)
  const item = itemWriter(query.parameters, argument, { rules, scope })
  const values = columns.map(({ write }, index) => item(write, index))
  return {
    properties: textProperties(query, unnested(bulk, columns), driver.statements, true),
    argument,
    call: hugLastArgument('return this.$.count', constant, values),
  }
}

function unnested({ before, row, after }: BulkRow, columns: readonly ArrayColumn[]): string {
  const value = (index: number) => {
    const cast = columns[index]?.cast
    return `${SOURCE}.p${index + 1}${cast === undefined ? '' : `::${cast}`}`
  }
  const arrays = columns.map(({ array }, index) => `$${index + 1}::${array}`).join(', ')
  const names = columns.map((_, index) => `p${index + 1}`).join(', ')
  const from = ` FROM unnest(${arrays}) AS ${SOURCE} (${names})`
  const [start, values, end] = [before, row, after].map((part) => templateOf(part, value))
  return `${start}SELECT ${values}${from}${end}`
}

/** The array of one parameter's values; rows of one parameter are the values themselves. */
function itemWriter(
  parameters: readonly CheckedParameter[],
  rows: string,
  { rules: { array, items }, scope }: { readonly rules: ColumnArrays; readonly scope: ModuleScope },
) {
  const isSingle = parameters.length === 1
  return ({ encode, encodeNonNull }: Writing, index: number): string => {
    const { name = '', nullable } = parameters[index] ?? {}
    const conversion = nullable ? encode : encodeNonNull
    if (isSingle && conversion === undefined) return converted(rows, convert(array, 1), scope)
    scope.use(items)
    const write =
      isSingle && conversion !== undefined
        ? converter(conversion, scope)
        : `(row) => ${converted(`row.${name}`, conversion, scope)}`
    return `${items.name}(${rows}, ${write})`
  }
}

/** `INSERT INTO t (a, b) VALUES (?, ?), (?, ?)`, with as many rows as the session chooses. */
function rowsCall(
  { query, bulk, constant }: BulkQuery,
  context: EmitContext,
  scope: ModuleScope,
): BulkCall {
  const { textKey } = context.driver.statements
  const [before, row, after] = [bulk.before, bulk.row, bulk.after].map((part) =>
    templateOf(part, () => '?'),
  )
  const repeated = positionalParameters(bulk.row)
  return {
    properties: [`${textKey}: (rows) => \`${before}VALUES \${rows}${after}\``, `row: \`(${row})\``],
    ...loadCall({ query, constant }, repeated, context, scope),
  }
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
  const reference = ({ name }: CheckedParameter) =>
    parameters.length === 1 ? 'row' : `row.${name}`
  const values = repeated.flatMap((index) => {
    const declared = parameters[index]
    return declared
      ? [sent({ declared, reference: reference(declared), list: false }, context, scope)]
      : []
  })
  // prettier puts a call with a function among several arguments on a line of its own.
  const list = concat(`${argument}.map((row) => `, delimited('[', values, ']'), ')')
  return { argument, call: brokenList('return this.$.load(', [constant, list], ')') }
}
