import type { Dialect } from '../../../dialects/dialect.ts'
import type * as Ir from '../../../ir/query.ts'
import type { Span } from '../../../source/span.ts'
import type { Context } from '../context.ts'
import { outputNames } from './output-names.ts'
import { distinctOutputs, leftmostBody, leftmostOutputs, resultNames } from './result-names.ts'

interface Sent {
  readonly output: Ir.Output
  readonly sentAs: string
  /** The name is said, though it is the column's own. */
  readonly isLabelled?: boolean
}

/**
 * What must change in the text so that the rows come back as they are typed: stars are written out,
 * so that a column added later changes nothing, and a second column of one name gets another.
 */
export function resultEdits(statement: Ir.Statement, dialect: Dialect): readonly Ir.Edit[] {
  const outputs = leftmostOutputs(statement)
  const { columns: names } = distinctOutputs(
    outputs.map(({ name }) => name),
    outputs,
    dialect.names,
  )
  const first = outputs.map((output, i) => ({ output, sentAs: names[i] ?? output.name }))
  const others = statement.kind === 'query' ? laterArms(statement.body) : []
  const from = leftmostFrom(statement)
  const isOrdered = statement.kind === 'query' && statement.orderBy.length > 0
  return [
    ...outputEdits(labelled(first, { from, isOrdered }, dialect), from, dialect),
    ...others.flatMap(({ outputs: own, from }) => {
      const unchanged = own.map((output) => ({ output, sentAs: output.name }))
      return outputEdits(unchanged, from, dialect)
    }),
  ]
}

/** What the select list that names the result may refer to. */
function leftmostFrom(statement: Ir.Statement): Ir.From | undefined {
  if (statement.kind === 'command') return undefined
  if (statement.kind === 'insert') return statement.target
  if (statement.kind !== 'query') return statement.from
  const body = leftmostBody(statement.body)
  return body.kind === 'select' ? body.from : undefined
}

/**
 * The names of a subquery's columns, no two alike, whose text changes where they were not: no engine
 * could tell the two `id` of `SELECT * FROM (SELECT * FROM a JOIN b ON b.a_id = a.id) s` apart once
 * its star is written out. `given` is how many columns the alias names anew.
 */
export function distinctColumns(
  query: Ir.Statement,
  given: number,
  { dialect, edits }: Pick<Context, 'dialect' | 'edits'>,
): readonly string[] {
  const names = outputNames(query)
  const { columns: distinct } = resultNames(query, dialect.names)
  if (given >= names.length || names.every((name, i) => name === distinct[i])) return names
  edits.push(...resultEdits(query, dialect))
  return distinct
}

/** The arms of a set operation but the first; they name nothing. */
function laterArms(body: Ir.Body): readonly Ir.Select[] {
  const arms: Ir.Select[] = []
  let first = body
  for (;;) {
    if (first.kind === 'query') first = first.body
    else if (first.kind !== 'set-operation') return arms.reverse()
    else {
      arms.push(...selectsOf(first.right).toReversed())
      first = first.left
    }
  }
}

function selectsOf(body: Ir.Body): readonly Ir.Select[] {
  if (body.kind === 'query') return selectsOf(body.body)
  if (body.kind === 'set-operation') return [...selectsOf(body.left), ...selectsOf(body.right)]
  return body.kind === 'select' ? [body] : []
}

function outputEdits(
  sent: readonly Sent[],
  from: Ir.From | undefined,
  dialect: Dialect,
): readonly Ir.Edit[] {
  // Fails without the qualifier: `SELECT a.* FROM a JOIN b ON b.id = a.id`; OLD and NEW are beside FROM.
  const isQualified = (output: Ir.Output) =>
    from?.kind === 'join' || (from !== undefined && variableOf(output)?.id !== from.id)
  const stars = new Map<Span, Sent[]>()
  for (const column of sent) {
    const { written } = column.output
    if (written.kind === 'expression' || (written.kind === 'row' && written.row === undefined))
      continue
    const { at } = column.output
    const columns = stars.get(at)
    if (columns) columns.push(column)
    else stars.set(at, [column])
  }
  if (stars.size === 0) return sent.flatMap((column) => renameEdit(column, dialect))
  const shown = [...stars.values()].flat().flatMap(({ output }) => variableOf(output) ?? [])
  const given = namesOfUnnamed(from?.kind === 'join' ? new Set(shown) : new Set())
  const written = [...stars].map(([at, columns]): Ir.Edit => {
    const list = columns
      .map(
        (column) =>
          mergedText(column, sent, dialect) ??
          columnText(column, { isQualified: isQualified(column.output), given }, dialect),
      )
      .join(', ')
    return { kind: 'text', at, text: columns.some(isOfTable) ? `SELECT ${list} FROM` : list }
  })
  const named = [...given].map(([{ at }, name]): Ir.Edit => {
    const end = { start: at.end, end: at.end }
    return { kind: 'text', at: end, text: ` AS ${name}` }
  })
  return [...written, ...named, ...sent.flatMap((column) => renameEdit(column, dialect))]
}

/** `SELECT * FROM a, (SELECT 1 AS b)`: what is not named is named, so that its columns can be. */
function namesOfUnnamed(
  variables: ReadonlySet<Ir.RangeVariable>,
): ReadonlyMap<Ir.RangeVariable, string> {
  const aliases = new Set([...variables].map(({ alias }) => alias))
  const unnamed = [...variables].filter(({ alias }) => alias === '')
  let number = 0
  return new Map(
    unnamed.map((variable) => {
      do number++
      while (aliases.has(`unnamed_${number}`))
      return [variable, `unnamed_${number}`]
    }),
  )
}

/**
 * In SQLite ORDER BY means the first column of the name where a star shows it, and is ambiguous of columns that are
 * written: `SELECT * FROM a JOIN b ORDER BY name`. In `a JOIN (b JOIN c)` the second `id` of the inner ones is `id:1`.
 */
function labelled(
  sent: readonly Sent[],
  { from, isOrdered }: { readonly from: Ir.From | undefined; readonly isOrdered: boolean },
  { names }: Dialect,
): readonly Sent[] {
  const nested = from !== undefined && isNested(from)
  if (names.labelled !== 'stars' || !from || !(isOrdered || nested)) return sent
  const variables = variablesIn(from)
  const keys = variables.flatMap(({ columns, visible }) =>
    columns.slice(0, visible).map((name) => names.columnKey(name)),
  )
  const shared = new Set(keys.filter((key, i) => keys.indexOf(key) !== i))
  return sent.map((column) => {
    const { name, written, expression } = column.output
    const isShown = written.kind === 'star' || (nested && isBare(written))
    const isLabelled = isShown && expression.kind === 'column' && shared.has(names.columnKey(name))
    return isLabelled ? { ...column, isLabelled } : column
  })
}

function isBare(written: Ir.Output['written']): boolean {
  return written.kind === 'expression' && !written.alias
}

function variablesIn(from: Ir.From): readonly Ir.RangeVariable[] {
  return from.kind === 'join' ? [...variablesIn(from.left), ...variablesIn(from.right)] : [from]
}

/** Whether a join stands in parentheses. */
function isNested(from: Ir.From): boolean {
  return from.kind === 'join' && (from.right.kind === 'join' || isNested(from.left))
}

function isOfTable({ output: { written } }: Sent): boolean {
  return written.kind === 'star' && written.ofTable
}

function variableOf({ expression }: Ir.Output): Ir.RangeVariable | undefined {
  return expression.kind === 'column' ? expression.variable : undefined
}

/** `SELECT * FROM a JOIN (b FULL JOIN c USING (id)) ON ...`: the name alone would be ambiguous beside that of a. */
function mergedText(
  { output, sentAs }: Sent,
  sent: readonly Sent[],
  { names, text }: Dialect,
): string | undefined {
  if (output.expression.kind !== 'call') return undefined
  const key = names.columnKey(output.name)
  const namesakes = sent.filter((each) => names.columnKey(each.output.name) === key)
  const value = namesakes.length > 1 ? mergedValue(output.expression, text) : undefined
  return value && `${value} AS ${text.quote(sentAs)}`
}

/** Of columns, the first that is not NULL. */
function mergedValue(expression: Ir.Expression, text: Dialect['text']): string | undefined {
  if (expression.kind === 'column') {
    const { variable, index } = expression
    const path = [variable.qualifier, variable.alias, variable.columns[index]]
    return pathText(path, text)
  }
  if (expression.kind !== 'call') return undefined
  const values = expression.arguments.map(({ value }) => mergedValue(value, text))
  return values.includes(undefined) ? undefined : `coalesce(${values.join(', ')})`
}

/** A derived table may be without a name: `FROM (SELECT 1 AS id) FULL JOIN a USING (id)`. */
function pathText(parts: readonly (string | undefined)[], text: Dialect['text']): string {
  return parts
    .flatMap((part) => (part === undefined || part === '' ? [] : text.quote(part)))
    .join('.')
}

function columnText(
  { output, sentAs, isLabelled }: Sent,
  {
    isQualified,
    given,
  }: { readonly isQualified: boolean; readonly given: ReadonlyMap<Ir.RangeVariable, string> },
  { text }: Dialect,
): string {
  const { written } = output
  const row = written.kind === 'row' ? written.row : undefined
  if (row !== undefined && !variableOf(output)) {
    const field = `${row}.${text.quote(output.name)}`
    return sentAs === output.name ? field : `${field} AS ${text.quote(sentAs)}`
  }
  const variable = isQualified ? variableOf(output) : undefined
  const join = written.kind === 'star' ? written.join : undefined
  const alias = variable && (given.get(variable) ?? variable.alias)
  const qualifier = join === undefined ? [variable?.qualifier, alias] : [join]
  const parts = [...qualifier, output.name]
  const qualified = pathText(parts, text)
  const isNamed = isLabelled || sentAs !== output.name
  return isNamed ? `${qualified} AS ${text.quote(sentAs)}` : qualified
}

function renameEdit({ output, sentAs, isLabelled }: Sent, { text }: Dialect): readonly Ir.Edit[] {
  if (output.written.kind !== 'expression') return []
  if (sentAs === output.name && !isLabelled) return []
  const { alias } = output.written
  if (alias) return [{ kind: 'text', at: alias, text: text.quote(sentAs) }]
  const end = { start: output.at.end, end: output.at.end }
  return [{ kind: 'text', at: end, text: ` AS ${text.quote(sentAs)}` }]
}
