import type { IToken, TokenType } from 'chevrotain'
import { bug } from '../../diagnostics/bug.ts'
import { EngineDefinitions } from '../definitions/engine-tables/engine-definition.ts'
import type * as Ast from '../ast.ts'
import type { Capture } from './synopses.ts'
import { wholeNumber } from '../whole-number.ts'

/** The rules that a synopsis may name in angle brackets. */
export const builtInNames = [
  'name',
  'qualified_name',
  'table_name',
  'relation',
  'named_relation',
  'column',
  'label',
  'label_name',
  'granted_role',
  'period_name',
  'member',
  'option_name',
  'assignable',
  'assigned',
  'routine',
  'word',
  'identifier',
  'type_function_name',
  'string',
  'body_text',
  'number',
  'integer',
  'natural',
  'positive',
  'port',
  'hexadecimal',
  'quoted_hexadecimal',
  'value',
  'constant_or_name',
  'parameter',
  'variable',
  'user_variable',
  'system_variable',
  'operator',
  'type',
  'plain_type',
  'expression',
  'queryless_expression',
  'plain_expression',
  'call',
  'plain_call',
  'procedure_call',
  'operand',
  'query',
  'cursor_query',
  'order_by',
  'preparable',
  'create_as',
  'statement',
  'trigger_statement',
  'temporary_trigger_statement',
  'trigger_events',
  'server_options',
  'from_item',
  'bytes',
  'count',
  'body_statement',
  'cast_type',
  'column_type',
  'charset_name',
  'collation',
  'table_elements',
  'typed_elements',
  'partition_bound',
  'alter_action',
  'sequence_option',
  'func_type',
  'func_arg',
  'deferring',
  'altered_attributes',
  'column_number',
  'aggregate_args',
  'role',
  'role_name',
  'reserved_word',
  'rest',
] as const

type BuiltIn = (typeof builtInNames)[number]

export abstract class BuiltIns extends EngineDefinitions {
  private readonly builtIns: Readonly<Record<BuiltIn, () => readonly Capture[]>> = {
    name: () => [this.nameCapture(this.sub(this.name))],
    qualified_name: () => [{ kind: 'name', name: this.sub(this.qualifiedName) }],
    // What is made or changed, where a relation's name has fewer parts than others may have.
    table_name: () => [{ kind: 'name', name: this.sub(this.relationName) }],
    relation: () => [{ kind: 'relation', name: this.sub(this.relationName) }],
    // The same, where the parts are not counted before the name is looked up.
    named_relation: () => [{ kind: 'relation', name: this.sub(this.qualifiedName) }],
    column: () => [{ kind: 'column', name: this.sub(this.name) }],
    label_name: () => this.unkept(() => this.fitName('label')),
    period_name: () => this.unkept(() => this.fitName('period')),
    granted_role: () => this.unkept(() => this.fitName('role')),
    // Any word at all, or a quoted name.
    label: () => this.unkept(() => this.sub(this.label)),
    // Any but a reserved word.
    word: () => this.unkept(() => this.sign(this.names.operand)),
    // A name that is no word of the grammar.
    identifier: () => this.unkept(() => this.identifier()),
    // Neither reserved nor with a syntax of its own.
    type_function_name: () => this.unkept(() => this.typeFunctionName()),
    // Any word behind a point.
    member: () => this.unkept(() => this.sign(this.names.member)),
    // A name before `=`: what else it might be is told by the other options.
    option_name: () => this.unkept(() => this.identifier()),
    // A variable: the words of its scope are none.
    assignable: () => this.unkept(() => this.assignable()),
    // The same, of the session.
    assigned: () => [{ kind: 'variable', variable: this.assignable().text }],
    routine: () => [{ kind: 'routine', name: this.routineName() }],
    string: () => this.unkept(() => this.singleString()),
    body_text: () => this.unkept(() => this.bodyText()),
    number: () => this.unkept(() => this.signed(/^[\d.]/)),
    integer: () => this.unkept(() => this.signed(wholeNumber)),
    natural: () => this.unkept(() => this.digits()),
    positive: () => this.unkept(() => this.positive()),
    // `:3306`, directly behind a host
    port: () => this.unkept(() => this.port()),
    // 0x1f, where it is a number
    hexadecimal: () => this.unkept(() => this.hexadecimal()),
    // x'1f', where it is a number
    quoted_hexadecimal: () => this.unkept(() => this.quotedHexadecimal()),
    value: () => this.unkept(() => this.value()),
    // A literal, a variable, or the name of a column or of a routine's variable.
    constant_or_name: () => this.unkept(() => this.constantOrName()),
    parameter: () => this.unkept(() => this.sign(this.signs.parameter)),
    // MySQL's @x, and @@x.
    user_variable: () => this.unkept(() => this.variableOf(/^@(?!@)/)),
    system_variable: () => this.systemVariable(),
    variable: () => this.unkept(() => this.sign(this.signs.variable)),
    operator: () => this.unkept(() => this.symbolicOperator()),
    type: () => [{ kind: 'type', type: this.sub(this.typeName) }],
    func_arg: () => [{ kind: 'type', type: this.routineArgument().type }],
    // Neither an array nor a set.
    plain_type: () => [{ kind: 'type', type: this.plainType() }],
    expression: () => this.nested(() => this.sub(this.expression)),
    // PURGE runs no query.
    queryless_expression: () => this.nested(() => this.querylessExpression()),
    // DEFAULT takes no AND, OR, IN and the like outside parentheses.
    plain_expression: () => this.nested(() => this.sub(this.plainExpression)),
    call: () => this.nested(() => this.sub(this.tableCall)),
    // A function's name and its arguments.
    plain_call: () => this.nested(() => this.subWith(this.call, true)),
    // The same, where the parentheses may be left out.
    procedure_call: () => this.procedureCall(),
    // What stands between operators, but for DEFAULT.
    operand: () => this.nested(() => this.plainOperand()),
    query: () => this.nested(() => this.sub(this.givenQuery)),
    // PROCEDURE may stand behind it, as behind a statement.
    cursor_query: () => this.nested(() => this.sub(this.cursorQuery)),
    order_by: () => this.unkept(() => this.sub(this.orderBy)),
    // A query or a change of rows.
    preparable: () => this.nested(() => this.sub(this.queryStatement)),
    // CREATE TABLE ... AS
    create_as: () => this.nested(() => this.createAs()),
    statement: () => this.nested(() => this.subWith(this.statement, true)),
    from_item: () => this.unkept(() => this.sub(this.fromItem)),
    bytes: () => this.unkept(() => this.anyOf([this.signs.bytes, this.signs.bits])),
    count: () => this.unkept(() => this.sign(this.signs.number)),
    body_statement: () => this.nested(() => this.sub(this.bodyStatement)),
    cast_type: () => charactersOf(this.sub(this.castType)),
    column_type: () => charactersOf(this.sub(this.engineType)),
    // In MariaDB DEFAULT, of the database or the server.
    charset_name: () =>
      this.has('any-defaults') && this.skip('DEFAULT')
        ? []
        : charactersOf({ characterSet: this.sub(this.characterSetName) }),
    collation: () => charactersOf({ collation: this.collation() }),
    trigger_statement: () => this.nested(() => this.subWith(this.triggerStatement, false)),
    temporary_trigger_statement: () => this.nested(() => this.subWith(this.triggerStatement, true)),
    trigger_events: () => this.unkept(() => this.eachOnce('trigger_event', 'OR')),
    server_options: () => this.unkept(() => this.eachOnce('server_option', ',', 'port')),
    // What the chapters of definitions read, where it stands in a statement that they do not.
    table_elements: () => this.unkept(() => this.tableElements_()),
    typed_elements: () => this.unkept(() => this.typedElements()),
    partition_bound: () => this.unkept(() => this.partitionBound()),
    alter_action: () => this.unkept(() => this.alterAction()),
    sequence_option: () => this.unkept(() => this.sequenceOption() ?? this.refuseFurthest()),
    func_type: () => this.unkept(() => this.argumentType()),
    deferring: () => this.unkept(() => this.constraintAttributes('key')),
    altered_attributes: () => this.unkept(() => this.constraintAttributes('altered')),
    column_number: () => this.unkept(() => this.columnNumber()),
    aggregate_args: () => this.unkept(() => this.aggregateArguments()),
    role: () => this.unkept(() => this.role()),
    // Of a role that is made or renamed.
    role_name: () => this.unkept(() => this.roleName()),
    reserved_word: () => this.unkept(() => this.reservedWord()),
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

  private variableOf(form: RegExp): void {
    if (!form.test(this.LA(1).image)) this.refuseToken(this.LA(1), 'a variable')
    this.sign(this.signs.variable)
  }

  /** `@@x` and `@@session.x` are the session's. */
  private systemVariable(): readonly Capture[] {
    const { image } = this.LA(1)
    this.variableOf(/^@@/)
    const variable = /^@@(?:(?:session|local)\.)?`?(\w+)`?$/i.exec(image)?.[1]
    return variable === undefined ? [] : [{ kind: 'variable', variable }]
  }

  private quotedHexadecimal(): void {
    if (!/^x'/i.test(this.LA(1).image)) this.refuseToken(this.LA(1), 'a number')
    this.sign(this.signs.bytes)
  }

  /** Told by one look: it could stand behind every option of a column, and throwing there takes long. */
  protected override absentAt(rule: string, place: number): string | undefined {
    if (rule !== 'option_name') return undefined
    const known = this.grammar.optionKeywords.has(this.tokenAt(place).image.toLowerCase())
    const isOption = !known && this.tokenAt(place + 1).tokenType === this.signs.equals
    return isOption ? undefined : 'an option'
  }

  private assignable(): Ast.Name {
    const { image } = this.LA(1)
    const scope = /^(?:global|local|persist|persist_only|session)$/i.test(image)
    if (scope) this.refuseToken(this.LA(1), 'a variable')
    return this.sub(this.name)
  }

  private nested(read: () => Ast.Statement | Ast.Expression): readonly Capture[] {
    const start = this.start()
    const node = read()
    return [{ kind: 'nested', node, at: this.from(start) }]
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

  private fitName(what: 'label' | 'role' | 'period'): void {
    if (this.grammar.unfitNames[what].includes(this.LA(1).image.toLowerCase()))
      this.refuseToken(this.LA(1), 'a name')
    this.sub(this.name)
  }

  private positive(): void {
    if (/^0+$/.test(this.LA(1).image)) this.refuseToken(this.LA(1), 'a number above zero')
    this.digits()
  }

  private port(): void {
    const [before, colon, number] = [this.LA(0), this.LA(1), this.LA(2)]
    const isClose = (left: IToken, right: IToken) => (left.endOffset ?? 0) + 1 === right.startOffset
    if (!isClose(before, colon) || !isClose(colon, number))
      this.refuseToken(colon, '":" and a port')
    this.sign(this.signs.colon)
    this.sign(this.signs.number)
  }

  private hexadecimal(): void {
    if (!/^0x/i.test(this.LA(1).image)) this.refuseToken(this.LA(1), 'a number')
    this.sign(this.signs.bytes)
  }

  private querylessExpression(): Ast.Expression {
    const from = this.place
    const expression = this.sub(this.expression)
    for (let place = from; place < this.place; place++) {
      const token = this.tokenAt(place)
      if (token.tokenType === this.signs.openQuery)
        this.refuseToken(token, 'an expression without queries')
    }
    return expression
  }

  private plainOperand(): Ast.Expression {
    if (this.ahead('default')) this.refuseToken(this.LA(1), 'an expression')
    return this.sub(this.operand)
  }

  /** A list of what the clause reads, none but one of them twice: their first words tell them. */
  private eachOnce(clause: string, separator: string, repeatable?: string): void {
    const words = new Set<string>()
    do {
      const word = this.LA(1).image.toLowerCase()
      this.synopsis(clause)
      if (words.has(word)) this.refuseToken(this.LA(1), 'another one')
      if (word !== repeatable) words.add(word)
    } while (this.skip(separator))
  }

  /** 1 to 32767 */
  private columnNumber(): void {
    const number = this.LA(1)
    this.digits()
    const value = Number(number.image.replaceAll('_', ''))
    if (value < 1 || value > 32_767) this.refuseToken(number, 'a number from 1 to 32767')
  }

  private reservedWord(): void {
    const { column, function: called, type } = this.names
    const categories = this.LA(1).tokenType.CATEGORIES ?? []
    const isName = [column, called, type].some((each) => categories.includes(each))
    if (isName) this.refuseToken(this.LA(1), 'a value')
    this.sign(this.names.label)
  }

  private createAs(): Ast.Statement {
    const next = this.LA(1)
    if (!this.ahead('create')) this.refuseToken(next, 'a query')
    const created = this.subWith(this.statement, true)
    const { kind } = created
    const executed = kind === 'unmodelled' && created.what === 'table of a prepared statement'
    const queried = kind === 'create-table-as' || (kind === 'create-view' && created.materialized)
    return queried || executed ? created : this.refuseToken(next, 'a query')
  }

  /** name ['(' [expression (',' expression)*] ')'] */
  private procedureCall(): readonly Capture[] {
    const start = this.start()
    const name = this.sub(this.qualifiedName)
    const given = this.at('(')
      ? this.inParentheses(() => (this.at(')') ? [] : this.listed(() => this.sub(this.expression))))
      : []
    const at = this.from(start)
    const node = this.callNamed(name, given, at)
    return [
      { kind: 'name', name },
      { kind: 'nested', node, at },
    ]
  }

  private constantOrName(): void {
    const next = this.LA(1)
    const operand = this.sub(this.operand)
    const assigns = operand.kind === 'variable' && operand.value
    const isPlain = /^(?:literal|cast|variable|column)$/.test(operand.kind) && !assigns
    if (!isPlain || /^[({]$/.test(next.image)) this.refuseToken(next, 'a value')
  }

  /** string | ['+' | '-'] number | word */
  private value(): void {
    const { tokenType } = this.LA(1)
    if (tokenType === this.signs.string) this.sub(this.stringText)
    else if (/^[-+.\d]/.test(this.LA(1).image)) this.signed(/^[\d.]/)
    else this.sub(this.label)
  }

  /** An operator that is no word. */
  private symbolicOperator(): void {
    if (/^\w/.test(this.LA(1).image)) this.refuseToken(this.LA(1), 'an operator')
    this.anyOf([this.signs.infix, this.signs.prefix])
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

function charactersOf({
  characterSet,
  collation,
}: Pick<Ast.TypeName, 'characterSet' | 'collation'>): readonly Capture[] {
  if (characterSet) return [{ kind: 'character-set', characterSet }]
  return collation ? [{ kind: 'collation', collation }] : []
}
