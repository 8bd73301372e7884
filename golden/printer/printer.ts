import type * as Ast from '../../compiler/2-parse/ast.ts'
import type { Style } from './style.ts'

/** Expressions hold queries and queries hold expressions: the parts of the printer meet here. */
export interface Printer {
  readonly style: Style
  /** The text of an expression, which stands for itself wherever it is put. */
  expression(expression: Ast.Expression): string
  /** Without parentheses around it. */
  statement(statement: Ast.QueryStatement): string
  from(item: Ast.FromItem): string
  /** Undefined for a kind of statement that the printer does not know. */
  anything(node: Ast.Statement | Ast.Expression): string | undefined
}

/** What is there, with single spaces between. */
export function words(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join(' ')
}

export function commas<T>(items: readonly T[], print: (item: T) => string): string {
  return items.map(print).join(', ')
}

/** `keyword a, b`, or nothing where the list is empty. */
export function clause<T>(
  keyword: string,
  items: readonly T[],
  print: (item: T) => string,
): string {
  return items.length === 0 ? '' : `${keyword} ${commas(items, print)}`
}

export function printName(name: Ast.QualifiedName, { style }: Printer): string {
  return name.parts.map((part) => style.name(part)).join('.')
}

/** `(a, b)`, or nothing. */
export function nameList(names: readonly Ast.Name[], { style }: Printer): string {
  return names.length === 0 ? '' : `(${commas(names, (name) => style.name(name))})`
}
