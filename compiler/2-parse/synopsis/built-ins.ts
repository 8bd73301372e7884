import type { ParserMethod, TokenType } from 'chevrotain'
import { bug } from '../../diagnostics/bug.ts'
import { Alters } from '../definitions/alter.ts'
import type * as Ast from '../ast.ts'
import type { Capture } from './synopses.ts'

/** The rules that a synopsis may name in angle brackets. */
export const builtInNames = [
  'name',
  'qualified_name',
  'relation',
  'column',
  'label',
  'string',
  'number',
  'integer',
  'value',
  'parameter',
  'variable',
  'operator',
  'type',
  'expression',
  'query',
  'statement',
  'column_definition',
  'table_constraint',
  'rest',
] as const

type BuiltIn = (typeof builtInNames)[number]

export abstract class BuiltIns extends Alters {
  protected abstract readonly statement: ParserMethod<[boolean?], Ast.Statement>

  private readonly builtIns: Readonly<Record<BuiltIn, () => readonly Capture[]>> = {
    name: () => [this.nameCapture(this.sub(this.name))],
    qualified_name: () => [{ kind: 'name', name: this.sub(this.qualifiedName) }],
    relation: () => [{ kind: 'relation', name: this.sub(this.qualifiedName) }],
    column: () => this.unkept(() => this.sub(this.name)),
    // Any word at all, or a quoted name.
    label: () => this.unkept(() => this.sub(this.label)),
    string: () => this.unkept(() => this.sub(this.stringText)),
    number: () => this.unkept(() => this.signed(/^[\d.]/)),
    integer: () => this.unkept(() => this.signed(/^\d+$/)),
    value: () => this.unkept(() => this.value()),
    parameter: () => this.unkept(() => this.sign(this.signs.parameter)),
    variable: () => this.unkept(() => this.sign(this.signs.variable)),
    operator: () => this.unkept(() => this.anyOf([this.signs.infix, this.signs.prefix])),
    type: () => this.unkept(() => this.sub(this.typeName)),
    expression: () => [{ kind: 'nested', node: this.sub(this.expression) }],
    query: () => [{ kind: 'nested', node: this.sub(this.query) }],
    statement: () => [{ kind: 'nested', node: this.sub(this.statement, true) }],
    column_definition: () => this.unkept(() => this.sub(this.columnDefinition)),
    table_constraint: () => this.unkept(() => this.sub(this.tableConstraint)),
    // Any tokens whose parentheses balance, up to one that closes or the end.
    rest: () => this.unkept(() => this.sub(this.skippedRest)),
  }

  protected override readBuiltIn(rule: string): readonly Capture[] {
    const name = builtInNames.find((each) => each === rule) ?? bug(`no synopsis <${rule}>`)
    return this.builtIns[name]()
  }

  private nameCapture(name: Ast.Name): Capture {
    return { kind: 'name', name: { parts: [name], at: name.at } }
  }

  private unkept(read: () => unknown): readonly Capture[] {
    read()
    return []
  }

  /** ['+' | '-'] number */
  private signed(form: RegExp): void {
    if (/^[+-]$/.test(this.LA(1).image)) this.anyOf([this.signs.infix, this.signs.prefix])
    if (!form.test(this.LA(1).image)) this.refuseToken(this.LA(1), 'a number')
    this.sign(this.signs.number)
  }

  /** string | ['+' | '-'] number | word */
  private value(): void {
    const { tokenType } = this.LA(1)
    if (tokenType === this.signs.string) this.sub(this.stringText)
    else if (/^[-+.\d]/.test(this.LA(1).image)) this.signed(/^[\d.]/)
    else this.sub(this.label)
  }

  /** A token of one of the types. */
  private anyOf(types: readonly TokenType[]): void {
    const { tokenType } = this.LA(1)
    const type = types.find(
      (each) => each === tokenType || tokenType.CATEGORIES?.includes(each) === true,
    )
    this.sign(type ?? types[0] ?? this.signs.infix)
  }
}
