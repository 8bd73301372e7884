import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printColumn } from './print-column.ts'
import { commas, type Printer, printName, words } from './printer.ts'
import { printWritten } from './print-written.ts'

/** Undefined for a body that is not printed. */
export function printCreateRoutine(
  routine: Ast.CreateRoutine,
  printer: Printer,
): string | undefined {
  const { columns, parameters, returns, options, body } = routine
  const isAggregate = routine.routine === 'aggregate'
  const text = body?.kind === 'sql-body' ? printSqlBody(body, printer) : ''
  if (text === undefined || (body && body.kind !== 'sql-body')) return undefined
  return words(
    'CREATE',
    routine.orReplace && 'OR REPLACE',
    routine.routine.toUpperCase(),
    printName(routine.name, printer),
    !isAggregate && `(${commas(parameters, (each) => printParameter(each, printer))})`,
    !isAggregate && returns && `RETURNS ${returns.text}`,
    columns.length > 0 &&
      `RETURNS TABLE (${commas(columns, (each) => printColumn(each, printer))})`,
    options && printWritten(options, printer),
    text,
  )
}

/** CREATE FUNCTION and PROCEDURE of MySQL and MariaDB. */
export function printEngineRoutine(
  routine: Ast.CreateRoutine,
  printer: Printer,
): string | undefined {
  const { orReplace, definer, aggregates, ifNotExists, parameters, returns, options, body } =
    routine
  if (body?.kind === 'sql-body') return undefined
  // AS 'text' stands among the options.
  const text = body ? printer.anything(body) : ''
  if (text === undefined) return undefined
  return words(
    'CREATE',
    orReplace && 'OR REPLACE',
    definer,
    aggregates && 'AGGREGATE',
    routine.routine.toUpperCase(),
    ifNotExists && 'IF NOT EXISTS',
    printName(routine.name, printer),
    `(${commas(parameters, (each) => printParameter(each, printer))})`,
    returns && `RETURNS ${returns.text}`,
    options?.text,
    text,
  )
}

function printParameter(parameter: Ast.RoutineParameter, printer: Printer): string {
  const { name, mode, modeWritten, type, default: value } = parameter
  return words(
    modeWritten && mode.toUpperCase(),
    name && printer.style.name(name),
    type.text,
    value && `DEFAULT ${printer.expression(value)}`,
  )
}

function printSqlBody({ atomic, statements }: Ast.SqlBody, printer: Printer): string | undefined {
  const texts = statements.map((statement) =>
    statement.kind === 'return'
      ? `RETURN ${printer.expression(statement.value)}`
      : printer.anything(statement),
  )
  if (texts.includes(undefined)) return undefined
  if (!atomic) return texts.join('')
  return words('BEGIN ATOMIC', ...texts.map((text) => `${text ?? ''};`), 'END')
}
