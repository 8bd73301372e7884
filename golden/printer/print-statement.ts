import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printDelete, printInsert, printMerge, printUpdate } from './print-change.ts'
import { isExpression, printExpression } from './print-expression.ts'
import { printFrom } from './print-from.ts'
import { printQuery } from './print-query.ts'
import { printWritten } from './print-written.ts'
import type { Printer, Style } from './printer.ts'

/**
 * A statement that says what the tree says, every expression in parentheses: its parse tree must be
 * that of the statement the tree was read from, or the tree has lost something. Undefined for a kind
 * of statement that the printer does not know.
 */
export function printStatement(statement: Ast.Statement, style: Style): string | undefined {
  const printer: Printer = {
    style,
    expression: (expression) => printExpression(expression, printer),
    statement: (query) => printQueryStatement(query, printer),
    from: (item) => printFrom(item, printer),
    anything: (node) =>
      isExpression(node) ? printExpression(node, printer) : printAny(node, printer),
  }
  return printAny(statement, printer)
}

function printAny(statement: Ast.Statement, printer: Printer): string | undefined {
  switch (statement.kind) {
    case 'query':
    case 'insert':
    case 'update':
    case 'delete':
    case 'merge':
      return printQueryStatement(statement, printer)
    case 'unmodelled':
    case 'other':
      return printWritten(statement, printer)
    default:
      return printDefinition(statement.kind, statement, printer)
  }
}

function printDefinition<K extends Ast.Definition['kind']>(
  kind: K,
  definition: Extract<Ast.Definition, { kind: K }>,
  printer: Printer,
): string | undefined {
  return printer.style.definitions[kind]?.(definition, printer)
}

function printQueryStatement(statement: Ast.QueryStatement, printer: Printer): string {
  switch (statement.kind) {
    case 'query':
      return printQuery(statement, printer)
    case 'insert':
      return printInsert(statement, printer)
    case 'update':
      return printUpdate(statement, printer)
    case 'delete':
      return printDelete(statement, printer)
    case 'merge':
      return printMerge(statement, printer)
  }
}
