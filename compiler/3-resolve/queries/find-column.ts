import { suggest } from '../../diagnostics/suggest.ts'
import { findRelation } from '../find-object.ts'
import { insteadOf } from '../../dialects/foreign.ts'
import type * as Ast from '../../2-parse/ast.ts'
import type * as Ir from '../../ir/query.ts'
import type { Context } from './context.ts'
import { keywordMeant } from './keyword-meant.ts'
import { placesOf } from './places-of.ts'
import { countNamed } from './results/output-named.ts'
import { isPreferred, preferredNamed } from './results/preferred-name.ts'
import type { Scope, VisibleColumn } from './scope.ts'
import { reportUnknownQualifier } from './unknown-qualifier.ts'

/** The expression that a column's name stands for; a fault is reported and gives a `fault`. */
export function findColumn(path: Ast.ColumnPath, scope: Scope, context: Context): Ir.Expression {
  const column = path.parts.at(-1)
  const qualifier = path.parts.at(-2)
  if (!column) return { kind: 'fault', at: path.at }
  if (!qualifier) return findUnqualified(column, path, scope, context)
  const variable = findVariable(path.parts.slice(0, -1), scope, context)
  if (variable) return seenOf(columnOf(variable, path, scope, context), column, scope, context)
  reportUnknownQualifier(qualifier, variablesOf(scope), context)
  return { kind: 'fault', at: path.at }
}

/** Fails: `SELECT t.a FROM t HAVING t.b > 1`, where HAVING sees what is shown or grouped by alone. */
function seenOf(
  found: Ir.Expression,
  name: Ast.Name,
  scope: Scope,
  context: Context,
): Ir.Expression {
  const { preferred, from } = scope
  const isOwn = found.kind === 'column' && from.variables.includes(found.variable)
  if (!preferred || !isOwn || isPreferred(found, preferred)) return found
  return hidden(name, context)
}

function hidden(name: Ast.Name, context: Context): Ir.Expression {
  const reason = 'outside aggregates HAVING sees what is selected or grouped by'
  context.report.add('misplaced-clause', name.at, { clause: 'this column', reason })
  return { kind: 'fault', at: name.at }
}

/** The range variable that a qualifier (`t`, `s.t`) names; the nearest scope wins. */
export function findVariable(
  parts: readonly Ast.Name[],
  scope: Scope,
  context: Context,
): Ir.RangeVariable | undefined {
  const { relationKey } = context.dialect.names
  const [name, schema] = parts.toReversed().map((part) => relationKey(part.text))
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    const found = at.from.variables.find(
      (variable) =>
        relationKey(variable.alias) === name &&
        (schema === undefined || relationKey(schemaOf(variable) ?? '') === schema),
    )
    if (found) return found
  }
  return undefined
}

function schemaOf({ over, qualifier }: Ir.RangeVariable): string | undefined {
  return over.kind === 'relation' ? over.relation.schema : qualifier
}

function columnOf(
  variable: Ir.RangeVariable,
  path: Ast.ColumnPath,
  scope: Scope,
  context: Context,
): Ir.Expression {
  const column = path.parts.at(-1)
  if (!column) return { kind: 'fault', at: path.at }
  const { columnKey } = context.dialect.names
  const key = columnKey(column.text)
  if (variable.shared.some((name) => columnKey(name) === key)) {
    context.report.add('ambiguous-column', column.at, { column: column.text, relations: [] })
    return { kind: 'fault', at: path.at }
  }
  const [index] = placesOf(variable.columns, key, columnKey)
  const named = index === undefined ? undefined : namedByJoin(variable, index)
  if (named) return { ...named, at: path.at }
  if (index !== undefined) return { kind: 'column', variable, index, qualified: true, at: path.at }
  if (variable.over.kind === 'fault') return { kind: 'fault', at: path.at }
  const place = variable.over.kind === 'relation' ? variable.over.relation.place : undefined
  const related = place ? [{ at: place, label: 'the relation is declared here' }] : []
  const params = {
    column: column.text,
    relation: variable.alias,
    suggestion: elsewhere(column, scope, context) ?? suggest(column.text, variable.columns),
    instead: tableMeant(variable, context),
  }
  context.report.add('unknown-column', column.at, params, ...related)
  return { kind: 'fault', at: path.at }
}

/** `FROM user u`: a word that is a function of the engine's, where a table has its name. */
function tableMeant({ over }: Ir.RangeVariable, { catalog, dialect }: Context): string | undefined {
  const [call] = over.kind === 'function' ? over.calls : []
  if (!call || !findRelation(catalog, dialect.names, undefined, call.name)) return undefined
  return `${dialect.text.quote(call.name)} for the table: ${call.name} alone is a function`
}

/** The column of that name that another relation has. */
function elsewhere({ text }: Ast.Name, scope: Scope, { dialect }: Context): string | undefined {
  const { columnKey } = dialect.names
  const key = columnKey(text)
  const [other] = variablesOf(scope).flatMap(({ alias, columns }) =>
    columns.filter((name) => columnKey(name) === key).map((name) => `${alias}.${name}`),
  )
  return other
}

function namedByJoin({ over }: Ir.RangeVariable, index: number): Ir.Expression | undefined {
  return over.kind === 'join' ? over.columns[index] : undefined
}

function findUnqualified(
  name: Ast.Name,
  path: Ast.ColumnPath,
  scope: Scope,
  context: Context,
): Ir.Expression {
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    const preferred = at.preferred && preferredNamed(name, at.preferred, context)
    const isHidden = at.preferred && at === scope
    const own = isHidden ? undefined : (findIn(at, name, context) ?? aliased(at, name, context))
    const found = preferred ?? own ?? (at === scope ? undefined : earlierNamed(at, name, context))
    if (found) return { ...byName(found), at: path.at }
  }
  if (scope.preferred && countNamed(name, scope.from, context) > 0) return hidden(name, context)
  return missing(name, scope, context)
}

/** What a name means may be written with its relation elsewhere. */
function byName(found: Ir.Expression): Ir.Expression {
  if (found.kind !== 'column') return found
  const { kind, variable, index, at } = found
  return { kind, variable, index, at }
}

/** `SELECT a + 1 AS b, (SELECT max(d) FROM u WHERE c = b) FROM t` */
function earlierNamed(
  { earlier }: Scope,
  name: Ast.Name,
  { dialect: { names } }: Context,
): Ir.Expression | undefined {
  const key = names.columnKey(name.text)
  return earlier.find((output) => names.columnKey(output.name) === key)?.expression
}

function findIn(scope: Scope, name: Ast.Name, context: Context): Ir.Expression | undefined {
  const { columnKey, relationKey } = context.dialect.names
  const key = columnKey(name.text)
  const { columns } = scope.from
  const matches = placesOf(columns, key, ({ name: own }) => columnKey(own)).flatMap(
    (place) => columns[place] ?? [],
  )
  if (matches.length > 1) return ambiguous(name, matches, context)
  if (matches[0]?.shared) return ambiguous(name, [], context)
  const [match] = matches
  if (match) return match.expression
  const output = scope.outputs.find((column) => columnKey(column.name) === key)
  if (output) return output.expression
  const hidden = scope.from.variables.flatMap((variable): VisibleColumn[] => {
    const index = variable.columns.findIndex(
      (column, i) => i >= variable.visible && columnKey(column) === key,
    )
    const { alias: qualifier } = variable
    const expression = { kind: 'column', variable, index, at: name.at } as const
    return index < 0 ? [] : [{ name: name.text, qualifier, expression }]
  })
  // Those of EXCLUDED, OLD and NEW are named with their qualifier alone.
  const shown = hidden.filter(({ qualifier }) =>
    columns.some((each) => each.qualifier === qualifier),
  )
  if (shown.length > 1) return ambiguous(name, shown, context)
  const [found] = [...shown, ...hidden]
  if (found) return found.expression
  if (!context.dialect.semantics.wholeRows) return undefined
  const row = scope.from.variables.find(({ alias }) => relationKey(alias) === key)
  return row && { kind: 'whole-row', variable: row, at: name.at }
}

/** `SELECT a.x || 'y' AS z FROM a JOIN b ON b.z = z`: SQLite's WHERE and ON are one condition. */
function aliased(scope: Scope, name: Ast.Name, context: Context): Ir.Expression | undefined {
  const { columnKey } = context.dialect.names
  const key = columnKey(name.text)
  for (const item of scope.selected) {
    if (item.kind !== 'item' || !item.alias || columnKey(item.alias.text) !== key) continue
    const seen = { ...scope, selected: [] }
    // Its faults are told where it stands.
    const probe = context.probe()
    const meant = probe.expression(item.expression, seen)
    const hasParameters = probe.parameters.declared(probe.report).length > 0
    return hasParameters ? context.expression(item.expression, seen) : meant
  }
  return undefined
}

function ambiguous(
  name: Ast.Name,
  matches: readonly VisibleColumn[],
  context: Context,
): Ir.Expression {
  const relations = matches.flatMap(({ qualifier }) => qualifier ?? [])
  context.report.add('ambiguous-column', name.at, { column: name.text, relations })
  return { kind: 'fault', at: name.at }
}

function missing(name: Ast.Name, scope: Scope, context: Context): Ir.Expression {
  const { semantics } = context.dialect
  const around = variablesOf(scope)
  if (around.some(({ over }) => over.kind === 'fault')) return { kind: 'fault', at: name.at }
  if (name.quoted && semantics.unresolvedQuoted === 'string') {
    context.report.add('string-for-name', name.at, { text: name.text })
    const text = `'${name.text.replaceAll("'", "''")}'`
    context.edits.push({ kind: 'text', at: name.at, text })
    return { kind: 'literal', type: 'string', value: name.text, prefix: '', at: name.at }
  }
  const [only, ...others] = scope.from.variables
  const aliases = scope.outputs.map((output) => output.name)
  const names = [...around.flatMap(({ columns }) => columns), ...aliases]
  context.report.add('unknown-column', name.at, {
    column: name.text,
    relation: only && others.length === 0 ? only.alias : undefined,
    suggestion: suggest(name.text, names) ?? keywordMeant(name, context.tree),
    instead:
      (only && tableMeant(only, context)) ??
      (name.quoted
        ? undefined
        : insteadOf(context.dialect.grammar.foreignNames.columns, name.text)),
    string: stringMeant(name),
  })
  return { kind: 'fault', at: name.at }
}

/** `WHERE title = "Sea"`, and typographic quotes, which are letters to every engine. */
function stringMeant({ text, quoted }: Ast.Name): string | undefined {
  if (quoted) return text
  return /^[\u2018\u2019\u201c\u201d\u00b4](.*)[\u2018\u2019\u201c\u201d\u00b4]$/.exec(text)?.[1]
}

function variablesOf(scope: Scope): readonly Ir.RangeVariable[] {
  const outer = scope.parent ? variablesOf(scope.parent) : []
  return [...scope.from.variables, ...outer]
}
