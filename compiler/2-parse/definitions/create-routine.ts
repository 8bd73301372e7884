import type { ParserMethod } from 'chevrotain'
import type * as Ast from '../ast.ts'
import { RoutineParameters } from './routine-parameter.ts'

type Returned = Pick<Ast.CreateRoutine, 'returns' | 'columns'>
type Result = Partial<Pick<Ast.CreateRoutine, 'returns' | 'finish'>>

/** CREATE FUNCTION, PROCEDURE and AGGREGATE (CreateFunctionStmt, DefineStmt). */
export abstract class CreateRoutines extends RoutineParameters {
  protected abstract readonly statement: ParserMethod<[boolean?], Ast.Statement>

  /** (FUNCTION | PROCEDURE) name '(' [parameter (',' parameter)*] ')' [RETURNS ...] option* [body] */
  protected createRoutine(orReplace: boolean, start: number): Ast.CreateRoutine {
    const routine = this.skipRow('function', 'procedure') ?? this.refuseFurthest()
    const name = this.routineName()
    const parameters = this.inParentheses(() =>
      this.at(')') ? [] : this.listed(() => this.routineParameter()),
    )
    const returned = routine === 'function' ? this.returned(parameters) : nothing
    const options = this.optionalSynopsis('routine_options')
    return {
      kind: 'create-routine',
      ...{ routine, name, orReplace, parameters, options },
      ...returned,
      strict: strictnessOf(options) === true,
      immutable: saysOfRoutine('immutable', options) === true,
      stable: saysOfRoutine('stable', options) === true,
      finish: undefined,
      body: this.sqlBody(),
      at: this.from(start),
    }
  }

  /** name ('.' member)+ | a name that is neither reserved nor has a syntax of its own */
  protected routineName(): Ast.QualifiedName {
    if (this.LA(2).image === '.') return this.sub(this.qualifiedName)
    const name = this.typeFunctionName()
    return { parts: [name], at: name.at }
  }

  /** [RETURNS (TABLE '(' column (',' column)* ')' | type)] */
  private returned(parameters: readonly Ast.RoutineParameter[]): Returned {
    if (this.at('RETURNS', 'NULL') || !this.skip('RETURNS')) return nothing
    if (!this.skip('TABLE')) return { returns: this.argumentType(), columns: [] }
    const result = parameters.find(({ mode }) => mode === 'out' || mode === 'inout')
    if (result) this.refuseRead(result.at, 'an argument that is no result')
    const columns = this.listedInParentheses(() => this.resultColumn())
    return { returns: undefined, columns }
  }

  /** name type */
  private resultColumn(): Ast.ColumnDefinition {
    const start = this.start()
    const name = this.typeFunctionName()
    const type = this.argumentType()
    return { name, type, constraints: [], at: this.from(start) }
  }

  /** [RETURN expression | BEGIN ATOMIC [[statement] ';']* END] */
  private sqlBody(): Ast.SqlBody | undefined {
    const start = this.start()
    const value = this.returnedValue()
    const statements: (Ast.Statement | Ast.Return)[] = value ? [value] : []
    const atomic = !value && this.skip('BEGIN', 'ATOMIC')
    while (atomic && !this.skip('END')) {
      if (!this.at(';')) statements.push(this.returnedValue() ?? this.subWith(this.statement, true))
      this.need(';')
    }
    if (!value && !atomic) return undefined
    return { kind: 'sql-body', atomic, statements, at: this.from(start) }
  }

  /** [RETURN expression] */
  private returnedValue(): Ast.Return | undefined {
    const start = this.start()
    if (!this.skip('RETURN')) return undefined
    return { kind: 'return', value: this.sub(this.expression), at: this.from(start) }
  }

  /** AGGREGATE name (arguments '(' option (',' option)* ')' | '(' option (',' option)* ')') */
  protected createAggregate(orReplace: boolean, start: number): Ast.CreateRoutine {
    this.need('AGGREGATE')
    const name = this.routineName()
    const opened = this.start()
    const signature = this.tried(() => this.aggregateSignature())
    const parameters = signature ?? []
    const results = this.listedInParentheses(() => this.aggregateOption(!signature))
    return {
      kind: 'create-routine',
      routine: 'aggregate',
      ...{ name, orReplace, parameters, columns: [], strict: false, body: undefined },
      returns: results.find((result) => result.returns)?.returns,
      finish: results.find((result) => result.finish)?.finish,
      options: this.written(opened),
      at: this.from(start),
    }
  }

  /** aggregateArguments, before another '(' */
  private aggregateSignature(): Ast.RoutineParameter[] {
    const parameters = this.aggregateArguments()
    if (!this.at('(')) this.refuse(this.place, ['"("'])
    return parameters
  }

  /** '(' ('*' | [argument (',' argument)*] [ORDER BY argument (',' argument)*]) ')' */
  protected aggregateArguments(): Ast.RoutineParameter[] {
    const argument = () => this.aggregateArgument()
    const { direct, ordered } = this.inParentheses(() => {
      if (this.skip('*')) return { direct: [], ordered: [] }
      const direct = this.at('ORDER') ? [] : this.listed(argument)
      return { direct, ordered: this.skip('ORDER', 'BY') ? this.listed(argument) : [] }
    })
    this.checkVariadic(direct.at(-1), ordered)
    return [...direct, ...ordered]
  }

  /** A VARIADIC direct argument goes with one aggregated argument of its type (gram.y, makeOrderedSetArgs). */
  private checkVariadic(
    direct: Ast.RoutineParameter | undefined,
    [first, second]: readonly Ast.RoutineParameter[],
  ): void {
    if (direct?.mode !== 'variadic') return
    const alike = first?.mode === 'variadic' && first.type.text === direct.type.text
    if (first && (!alike || second)) this.refuseRead(first.at, 'VARIADIC')
  }

  /** No aggregate has results besides its own. */
  private aggregateArgument(): Ast.RoutineParameter {
    const argument = this.routineArgument()
    const isResult = argument.mode === 'out' || argument.mode === 'inout'
    return isResult ? this.refuseRead(argument.at, 'a type') : argument
  }

  /** word ['=' value]; without a signature in parentheses before it (old style) a value there must be */
  private aggregateOption(old: boolean): Result {
    const word = old ? this.identifier() : this.sign(this.names.label)
    if (!this.skip('=')) return old ? this.refuseFurthest() : {}
    const option = word.image.toLowerCase()
    const result = option === 'stype' || option === 'finalfunc' ? option : undefined
    const value = result && this.tried(() => this.aggregateResult(result))
    if (value) return value
    this.synopsis('def_arg')
    return {}
  }

  private aggregateResult(option: 'stype' | 'finalfunc'): Result {
    const result: Result =
      option === 'stype'
        ? { returns: this.argumentType() }
        : { finish: this.sub(this.qualifiedName) }
    if (!this.at(',') && !this.at(')')) this.refuse(this.place, ['")"'])
    return result
  }
}

/** Whether its options say what NULL for an argument gives: STRICT, RETURNS NULL, CALLED ON NULL. */
export function strictnessOf(options: Ast.AsWritten | undefined): boolean | undefined {
  const word = options?.telling.find((each) => /^(?:strict|null|called)$/.test(each))
  return word === undefined ? undefined : word !== 'called'
}

/** Whether its options say that it is that, and not another of IMMUTABLE, STABLE and VOLATILE. */
export function saysOfRoutine(
  wanted: 'immutable' | 'stable',
  options: Ast.AsWritten | undefined,
): boolean | undefined {
  const word = options?.telling.find((each) => /^(?:immutable|stable|volatile)$/.test(each))
  return word === undefined ? undefined : word === wanted
}

const nothing: Returned = { returns: undefined, columns: [] }
