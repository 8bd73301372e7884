import {
  type BulkRow,
  type CheckedParameter,
  type CheckedQuery,
  givesLastId,
  givesRows,
  isBatch,
  type QueryKind,
} from '../ir/checked.ts'
import { type EmitContext, typeMembers } from './context.ts'
import type { Interface, Method } from './generated-file.ts'
import { batchCall, batchProperties } from './emit-batch.ts'
import { bulkCall } from './emit-bulk.ts'
import { outcomeInterfaces, outcomeProperties, outcomeType } from './emit-outcome.ts'
import {
  brokenList,
  concat,
  delimited,
  fitsOnLine,
  flatText,
  indent,
  type Layout,
  newLine,
} from './layout.ts'
import type { ModuleScope } from './module-scope.ts'
import {
  hugLastArgument,
  isConverted,
  renderConstant,
  renderMethod,
  sent,
  textProperties,
} from './query-parts.ts'
import { canBind, freeName, methodName, paramsName, rowName } from './names.ts'
import { propertyKey, rowProperties, type RowRules } from './emit-row.ts'
import { type Statement, statementOf } from './statement.ts'
import { listType } from './ts-type.ts'

/** What one query adds to its module. */
export interface EmittedQuery {
  /** `const getBook = { ... }` */
  readonly statement: string
  /** Of the object with the methods. */
  readonly method: string
  readonly declaration: Method
  readonly interfaces: readonly Interface[]
}

export interface QueryPlan {
  readonly query: CheckedQuery
  /** The constant that holds the statement. */
  readonly constant: string
  readonly row: RowRules & {
    /** The function that the rows of a record share; undefined where `row` is written out. */
    readonly shared: string | undefined
  }
}

export function emitQuery(plan: QueryPlan, context: EmitContext, scope: ModuleScope): EmittedQuery {
  const { query } = plan
  const declared = {
    declaration: methodDeclaration(query, context, scope),
    interfaces: queryInterfaces(query, context),
  }
  if (query.bulk) return { ...emitBulkQuery(plan, query.bulk, context, scope), ...declared }
  const locals = query.parameters.map(({ name }) => freeName(name, scope.taken))
  const { statements } = context.driver
  const statement = statementOf(query, statements, (index) => locals[index] ?? '')
  const lists = statement.lists.map((index) => locals[index] ?? '')
  if (lists.length > 0) scope.use(statements.list)
  return {
    statement: statementConstant(plan, statement, lists, { context, scope }),
    method: isBatch(query.kind)
      ? batchMethod(plan, statement, context, scope)
      : queryMethod(plan, statement, context, scope),
    ...declared,
  }
}

function statementConstant(
  { query, constant, row }: QueryPlan,
  { template }: Statement,
  lists: readonly string[],
  { context, scope }: { readonly context: EmitContext; readonly scope: ModuleScope },
): string {
  const { statements } = context.driver
  const varies = lists.length > 0
  const properties: Layout[] = [
    ...textProperties(query, template, statements, !varies),
    ...rowProperty(row),
    ...batchProperties(query),
    ...outcomeProperties(query, context, scope),
    ...row.flags,
    ...(varies ? statements.varying : []),
  ]
  const value = brokenList('{', properties, '}')
  return renderConstant(
    constant,
    varies ? concat(delimited('(', lists, ')'), ' => (', value, ')') : value,
  )
}

function rowProperty({ reading, shared }: QueryPlan['row']): Layout[] {
  if (reading === undefined) return []
  if (shared !== undefined) return [`${readers[reading.kind]}: ${shared}`]
  if (reading.kind === 'object') return [concat('row: (row) => (', reading.object, ')')]
  const lines = reading.assignments.flatMap((assignment) => [newLine, assignment])
  return [concat('decode(row) {', indent(...lines), newLine, '}')]
}

/** The property of a statement that holds the function for its rows. */
const readers = { object: 'row', 'in-place': 'decode' } as const

function emitBulkQuery(
  { query, constant }: QueryPlan,
  bulk: BulkRow,
  context: EmitContext,
  scope: ModuleScope,
): Pick<EmittedQuery, 'statement' | 'method'> {
  const { properties, argument, call } = bulkCall({ query, bulk, constant }, context, scope)
  return {
    statement: renderConstant(constant, brokenList('{', properties, '}')),
    method: renderMethod(methodName(query.name), [argument], call),
  }
}

const calls: Readonly<Record<QueryKind, string>> = {
  one: 'return await this.$.one',
  'one!': 'return await this.$.only',
  many: 'return await this.$.many',
  exec: 'await this.$.count',
  execrows: 'return await this.$.count',
  copyfrom: 'return await this.$.load',
  execresult: 'return await this.$.result',
  execlastid: 'return await this.$.lastId',
  batchexec: 'await this.$.batch',
  batchmany: 'return await this.$.batch',
  batchone: 'return await this.$.batch',
}

function batchMethod(
  { query, constant }: QueryPlan,
  statement: Statement,
  context: EmitContext,
  scope: ModuleScope,
): string {
  const start = calls[query.kind]
  const { argument, call } = batchCall({ query, constant, statement, start }, context, scope)
  return renderMethod(methodName(query.name), [argument], call)
}

function queryMethod(
  { query, constant }: QueryPlan,
  { values, lists }: Statement,
  context: EmitContext,
  scope: ModuleScope,
): string {
  const method = methodName(query.name)
  const { pattern, referTo } = bindParameters(method, query.parameters, scope)
  const sentValues = values.flatMap(({ parameter, list }) => {
    const declared = query.parameters[parameter]
    const reference = referTo(parameter)
    return declared === undefined ? [] : [sent({ declared, reference, list }, context, scope)]
  })
  const named = lists.map(referTo)
  const statement = named.length === 0 ? constant : concat(constant, delimited('(', named, ')'))
  const isMade = query.parameters.some((each) => isConverted(each, context))
  const list = { items: sentValues, isMade }
  const call = hugLastArgument(calls[query.kind], statement, list)
  return renderMethod(method, pattern, call)
}

interface Binding {
  /** What stands between the parentheses. */
  readonly pattern: readonly string[]
  referTo(parameter: number): string
}

/**
 * One parameter is the value itself, several are destructured, unless the line is too long for them
 * or a name of theirs is one of the module's.
 */
function bindParameters(
  method: string,
  parameters: readonly CheckedParameter[],
  { taken }: ModuleScope,
): Binding {
  const names = parameters.map(({ name }) => name)
  const [only = '', ...others] = names
  if (others.length === 0) {
    const local = freeName(only, taken)
    return { pattern: names.length === 0 ? [] : [local], referTo: () => local }
  }
  const pattern = `{ ${names.join(', ')} }`
  const bindable = names.every((name) => canBind(name) && !taken.has(name))
  if (bindable && fitsOnLine(`  async ${method}(${pattern}) {`)) {
    return { pattern: [pattern], referTo: (index) => names[index] ?? '' }
  }
  const whole = freeName('params', taken)
  return { pattern: [whole], referTo: (index) => `${whole}.${names[index] ?? ''}` }
}

function methodDeclaration(
  query: CheckedQuery,
  context: EmitContext,
  { taken }: ModuleScope,
): Method {
  const name = methodName(query.name)
  const [only, ...others] = query.parameters
  const several = { name: 'params', type: [paramsName(name)] }
  const single = only && {
    name: freeName(only.name, taken),
    type: parameterType(only, context),
  }
  const parameter = others.length > 0 ? several : single
  const listName = takenAsList(query, taken)
  return {
    name,
    doc: [...query.doc, ...countNote(query, context)],
    parameter: parameter && listName ? listParameter(parameter, listName) : parameter,
    result: resultType(query, context),
  }
}

/** The name of the list that a method takes which takes many rows or items; undefined for all others. */
function takenAsList({ kind, bulk }: CheckedQuery, taken: ReadonlySet<string>): string | undefined {
  if (bulk) return freeName('rows', taken)
  return isBatch(kind) ? freeName('items', taken) : undefined
}

function listParameter({ type }: { readonly type: readonly string[] }, name: string) {
  return { name, type: [listOf(type)] }
}

function resultType(query: CheckedQuery, context: EmitContext): string {
  if (givesLastId(query.kind)) return outcomeType(query, context)
  const row = recordOf(query, context) ?? rowName(methodName(query.name))
  if (query.kind === 'one' && query.givesRow) return row
  return results[query.kind](row)
}

/** Where the number is not that of the rows that came to differ. */
function countNote({ kind, command }: CheckedQuery, { driver }: EmitContext): readonly string[] {
  const { counted } = driver.statements
  const mayDiffer =
    (kind === 'execrows' || kind === 'copyfrom') && (command === 'insert' || command === 'update')
  return mayDiffer && counted !== undefined ? [counted] : []
}

const results: { readonly [K in QueryKind]: (row: string) => string } = {
  one: (row) => `${row} | null`,
  'one!': (row) => row,
  many: (row) => `${row}[]`,
  exec: () => 'void',
  execrows: () => 'number',
  execresult: () => 'number',
  execlastid: () => 'number',
  copyfrom: () => 'number',
  batchexec: () => 'void',
  batchmany: (row) => `${row}[][]`,
  batchone: (row) => `(${row} | null)[]`,
}

function parameterType(parameter: CheckedParameter, context: EmitContext): readonly string[] {
  const nullable = parameter.nullable && !parameter.list
  const members = typeMembers({ ...parameter, nullable }, 'write', context).map(flatText)
  if (!parameter.list) return members
  return [listOf(members)]
}

function listOf(members: readonly string[]): string {
  const one = members.join(' | ')
  return listType(one.includes(' | ') ? `(${one})` : one, 1, 'write')
}

/** The record that describes the row; undefined where the row has an interface of its own. */
export function recordOf(query: CheckedQuery, { names }: EmitContext): string | undefined {
  return query.record === undefined ? undefined : names.record(query.record)
}

function queryInterfaces(query: CheckedQuery, context: EmitContext): readonly Interface[] {
  const method = methodName(query.name)
  const shape = { kind: 'interface', doc: [], methods: [] } as const
  const properties = query.parameters.map((parameter) => ({
    name: propertyKey(parameter.name),
    doc: [],
    optional: false,
    type: parameterType(parameter, context),
  }))
  const hasRow = givesRows(query.kind) && recordOf(query, context) === undefined
  return [
    ...(properties.length > 1 ? [{ ...shape, name: paramsName(method), properties }] : []),
    ...(hasRow
      ? [{ ...shape, name: rowName(method), properties: rowProperties(query, context) }]
      : []),
    ...outcomeInterfaces(query, context),
  ]
}
