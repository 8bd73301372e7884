import type * as Ast from '../../../2-parse/ast.ts'
import type { Serial } from '../../../dialects/definition-rules.ts'
import type { Column, NotNull, Relation } from '../../../ir/catalog.ts'
import { scalar, type Type } from '../../../ir/type.ts'
import { placeAt, type Span } from '../../../source/span.ts'
import type { DefinitionContext } from '../context.ts'
import { columnsIn } from '../columns-in.ts'
import { resolveType } from '../../resolve-type.ts'

type ConstraintKind = Ast.ColumnConstraint['kind']

/** The column by itself; what its constraints say of the relation is in `relationConstraints`. */
export function resolveColumn(
  definition: Ast.ColumnDefinition,
  context: DefinitionContext,
  table?: Pick<Relation, 'collation'>,
): Column {
  const { name, constraints, at } = definition
  const has = (...kinds: readonly ConstraintKind[]) =>
    constraints.some(({ kind }) => kinds.includes(kind))
  const serial = serialOf(definition.type, context)
  if (has('not-null', 'primary-key', 'auto-increment')) judgeDefault(definition, context)
  const type = columnType(definition, serial, context)
  const identity = serial ? 'auto-increment' : identityOf(constraints, context)
  const column: Column = {
    name: name.text,
    type,
    nullable: !serial && !has(...refusingNull),
    hasDefault: serial?.sequence === true || constraints.some(isDefault),
    generated: has('row-bound') ? 'stored' : (generatedOf(constraints) ?? 'none'),
    identity,
    hidden: has('hidden'),
    collation: context.dialect.definitions.collations.ofColumn(
      definition.type,
      collationOf(constraints),
      table?.collation,
    ),
    comment: constraints.find((each) => each.kind === 'comment')?.text,
    place: placeAt(context.statement, at),
    ...usesOf(constraints),
    ...notNullOf(constraints),
  }
  judgeLiteral(definition, column, context)
  judgeCollated(constraints, type, context)
  return column
}

/** `a int COLLATE "C"` */
function judgeCollated(
  constraints: readonly Ast.ColumnConstraint[],
  type: Type,
  { dialect, report }: DefinitionContext,
): void {
  const collate = constraints.find(({ kind }) => kind === 'collate')
  if (!collate || type.kind === 'unknown' || dialect.semantics.hasCollation(type)) return
  const found = dialect.types.render(type)
  report.add('type-mismatch', collate.at, {
    where: 'a column with COLLATE',
    found,
    expected: 'text',
  })
}

function generatedOf(constraints: readonly Ast.ColumnConstraint[]) {
  return constraints.find((each) => each.kind === 'generated')?.storage
}

/** The constraints of a column by which it cannot be NULL; the primary key is another matter. */
const refusingNull = ['not-null', 'identity', 'auto-increment', 'row-bound'] as const

/** `a int NOT NULL DEFAULT NULL` */
function judgeDefault({ name, constraints }: Ast.ColumnDefinition, context: DefinitionContext) {
  const isFaulty = constraints.some((each) => each.kind === 'default' && isNull(each.expression))
  if (isFaulty) reportNullDefault(name, context)
}

/** `a text DEFAULT 'x'`, where only `DEFAULT ('x')` is one (MySQL manual 13.6). */
function judgeLiteral(
  { name, constraints }: Ast.ColumnDefinition,
  column: Column,
  context: DefinitionContext,
): void {
  const { dialect, report } = context
  const [given] = constraints.flatMap((each) => (each.kind === 'default' ? [each.expression] : []))
  const isWritten = constraints.some(
    (each) =>
      each.kind === 'default' && each.at.end === each.expression.at.end && !isNull(each.expression),
  )
  const reason = isWritten ? dialect.definitions.refusesDefault(column) : undefined
  if (reason) report.add('impossible-column', name.at, { reason })
  else if (given) judgeDefaultValue(given, column, name.at, context)
}

/** `a date DEFAULT 1`. Reports `impossible-column`. */
export function judgeDefaultValue(
  expression: Ast.Expression,
  { name, type }: Column,
  at: Span,
  { dialect, report }: DefinitionContext,
): void {
  if (dialect.definitions.holdsDefault(expression, type)) return
  const reason = `"${name}" is ${dialect.types.render(type)} and cannot hold its default`
  report.add('impossible-column', at, { reason })
}

/** Where the engine refuses it. */
export function reportNullDefault({ text, at }: Ast.Name, { dialect, report }: DefinitionContext) {
  if (!dialect.definitions.refusesNullDefault) return
  report.add('impossible-column', at, { reason: `"${text}" cannot be NULL, not by default either` })
}

function usesOf(constraints: readonly Ast.ColumnConstraint[]): Pick<Column, 'uses'> {
  const generated = constraints.find((each) => each.kind === 'generated')
  return generated ? { uses: columnsIn(generated.expression) } : {}
}

function notNullOf(constraints: readonly Ast.ColumnConstraint[]): Pick<Column, 'notNull'> {
  const found = constraints.filter(({ kind }) => kind === 'not-null')
  const name = found.findLast((each) => each.name)?.name
  const attributes = found.flatMap((each) => each.attributes ?? [])
  return name || attributes.length > 0 ? { notNull: saidOfNotNull({ name, attributes }) } : {}
}

/** CONSTRAINT name NOT NULL ... NO INHERIT */
export function saidOfNotNull({
  name,
  attributes = [],
}: Pick<Ast.ColumnConstraint, 'name' | 'attributes'>): NotNull {
  return {
    ...(name && { name: name.text }),
    ...(attributes.includes('no inherit') && { alone: true }),
  }
}

/** What `serial` and its like stand for. */
export function serialOf(
  type: Ast.TypeName | undefined,
  { dialect }: DefinitionContext,
): Serial | undefined {
  if (!type || type.quoted || type.dimensions > 0) return undefined
  return dialect.definitions.serials.get(type.words)
}

/** SQLite's columns need no type: theirs has an empty name. */
function columnType(
  { name, type }: Ast.ColumnDefinition,
  serial: Serial | undefined,
  context: DefinitionContext,
): Type {
  if (serial) return scalar(serial.type)
  return type ? resolveType(type, context, name.text) : scalar('')
}

function identityOf(
  constraints: readonly Ast.ColumnConstraint[],
  context: DefinitionContext,
): Column['identity'] {
  for (const constraint of constraints) {
    if (constraint.kind === 'identity') return constraint.always ? 'always' : 'by-default'
    if (constraint.kind === 'auto-increment') return 'auto-increment'
    if (constraint.kind !== 'default') continue
    if (countsUp(constraint.expression, context)) return 'auto-increment'
  }
  return 'none'
}

/** `DEFAULT nextval('t_id_seq')` is what `serial` stands for. */
export function countsUp(expression: Ast.Expression, { dialect }: DefinitionContext): boolean {
  return (
    expression.kind === 'call' &&
    dialect.definitions.countingDefaults.includes(expression.name.parts.at(-1)?.text ?? '')
  )
}

function isDefault(constraint: Ast.ColumnConstraint): boolean {
  return constraint.kind === 'default' && !isNull(constraint.expression)
}

/** DEFAULT NULL is no default. */
export function isNull(expression: Ast.Expression): boolean {
  if (expression.kind === 'cast') return isNull(expression.operand)
  return expression.kind === 'literal' && expression.type === 'null'
}

function collationOf(constraints: readonly Ast.ColumnConstraint[]): string | undefined {
  const collate = constraints.find((each) => each.kind === 'collate')
  return collate?.collation.parts.at(-1)?.text
}
