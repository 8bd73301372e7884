import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printDirection } from './print-call.ts'
import { printSequenceOptions } from './print-sequence.ts'
import { nameList, type Printer, printName, words } from './printer.ts'

export function printColumn(column: Ast.ColumnDefinition, printer: Printer): string {
  return words(
    printer.style.name(column.name),
    column.type?.text,
    column.attributes,
    ...printColumnConstraints(column.constraints, printer),
  )
}

export function printColumnConstraints(
  constraints: readonly Ast.ColumnConstraint[],
  printer: Printer,
): readonly string[] {
  return constraints.map((each) => printColumnConstraint(each, printer))
}

function printColumnConstraint(constraint: Ast.ColumnConstraint, printer: Printer): string {
  const { name, direction, keyIndex } = constraint
  return words(
    name && `CONSTRAINT ${printer.style.name(name)}`,
    printBody(constraint, printer),
    keyIndex?.nullsNotDistinct && 'NULLS NOT DISTINCT',
    keyIndex && printKeyIndex(keyIndex, printer),
    direction && printDirection(direction, printer),
    printExtras(constraint),
  )
}

function printBody(constraint: Ast.ColumnConstraint, printer: Printer): string {
  switch (constraint.kind) {
    case 'auto-increment':
      return 'AUTO_INCREMENT'
    case 'hidden':
      return 'INVISIBLE'
    case 'not-null':
    case 'null':
    case 'primary-key':
    case 'unique':
      return constraint.kind.toUpperCase().replace('-', ' ')
    case 'default':
      return `DEFAULT ${constraint.text ?? printDefault(constraint, printer)}`
    case 'on-update':
      return `ON UPDATE ${printer.expression(constraint.expression)}`
    case 'check':
      return `CHECK (${printer.expression(constraint.expression)})`
    case 'generated':
      return `GENERATED ALWAYS AS (${printer.expression(constraint.expression)}) ${constraint.storage.toUpperCase()}`
    case 'identity':
      return printIdentity(constraint, printer)
    case 'references':
      return printReferences(constraint.references, printer)
    case 'collate':
      return `COLLATE ${printName(constraint.collation, printer)}`
    case 'comment':
      return `COMMENT ${printer.style.string(constraint.text)}`
    case 'row-bound':
    case 'written':
      return constraint.text
  }
}

/** In MySQL `(now())` is another default than `now()`, and `(-1)` than `-1`. */
export function printDefault(
  { expression, at }: { readonly expression: Ast.Expression; readonly at: Ast.Expression['at'] },
  printer: Printer,
): string {
  const text = printer.expression(expression)
  if (!printer.style.enclosedDefaults) return text
  return at.end > expression.at.end ? `(${text})` : printSigned(expression, printer)
}

/** A literal and its sign without parentheses, where MySQL takes no other expression. */
export function printSigned(expression: Ast.Expression, printer: Printer): string {
  if (expression.kind !== 'unary' || expression.operand.kind !== 'literal')
    return printer.expression(expression)
  return `${expression.operator}${printer.expression(expression.operand)}`
}

export function printIdentity(
  {
    always,
    sequence = [],
  }: Pick<Extract<Ast.AlterAction, { kind: 'add-identity' }>, 'always' | 'sequence'>,
  printer: Printer,
): string {
  return words(
    `GENERATED ${always ? 'ALWAYS' : 'BY DEFAULT'} AS IDENTITY`,
    sequence.length > 0 && `(${printSequenceOptions(sequence, printer)})`,
  )
}

/** Behind the columns of a key: what is said of its index. */
export function printKeyIndex(
  { include, parameters, tablespace }: Ast.KeyIndex,
  printer: Printer,
): string {
  return words(
    include.length > 0 && `INCLUDE ${nameList(include, printer)}`,
    parameters,
    tablespace && `USING INDEX TABLESPACE ${printer.style.name(tablespace)}`,
  )
}

export function printExtras(constraint: Ast.ConstraintExtras): string {
  const { attributes = [], onConflict, autoincrement, deferral, keyOptions } = constraint
  return words(
    ...attributes.map((attribute) => attribute.toUpperCase()),
    onConflict && `ON CONFLICT ${onConflict.toUpperCase()}`,
    autoincrement && 'AUTOINCREMENT',
    deferral,
    keyOptions,
  )
}

export function printReferences(references: Ast.References, printer: Printer): string {
  const { table, columns, period = false, actions } = references
  return words(
    'REFERENCES',
    printName(table, printer),
    printKeyNames(columns, period, printer),
    actions ?? printActions(references, printer),
  )
}

/** `(a, PERIOD b)`, or nothing. */
export function printKeyNames(
  columns: readonly Ast.Name[],
  period: boolean,
  { style }: Printer,
): string {
  if (columns.length === 0) return ''
  const names = columns.map((column) => style.name(column))
  const last = names.pop() ?? ''
  return `(${[...names, period ? `PERIOD ${last}` : last].join(', ')})`
}

function printActions(references: Ast.References, printer: Printer): string {
  const { match, onDelete, onUpdate, deleted = [] } = references
  const action = (name: Ast.ReferentialAction) => name.toUpperCase().replace('-', ' ')
  return words(
    match && `MATCH ${match.toUpperCase()}`,
    `ON DELETE ${action(onDelete)}`,
    nameList(deleted, printer),
    `ON UPDATE ${action(onUpdate)}`,
  )
}
