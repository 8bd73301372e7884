import type * as Ast from '../ast.ts'
import { CreateViews } from './create-view.ts'

type Returned = Pick<Ast.CreateRoutine, 'returns' | 'columns'>
type Finish = Pick<Ast.CreateRoutine, 'returns' | 'finish'>

/** The signatures of routines; their bodies are not read. */
export abstract class CreateRoutines extends CreateViews {
  /** (FUNCTION | PROCEDURE) name '(' [parameter (',' parameter)*] ')' [RETURNS ...] options and body */
  protected readonly createRoutine = this.rule(
    'createRoutine',
    (orReplace: boolean, start: number): Ast.CreateRoutine => {
      const routine = this.OR<'function' | 'procedure'>([
        { ALT: () => this.word('function') && 'function' },
        { ALT: () => this.word('procedure') && 'procedure' },
      ])
      this.sub(this.ifNotExists)
      const name = this.sub(this.qualifiedName)
      const parameters = this.sub(this.parameters)
      const returned = this.OPTION2(() => this.sub(this.returns))
      const strict = this.sub(this.routineRest)
      const at = this.from(start)
      return {
        kind: 'create-routine',
        routine,
        name,
        orReplace,
        parameters,
        returns: returned?.returns,
        columns: returned?.columns ?? [],
        strict,
        finish: undefined,
        body: undefined,
        at,
      }
    },
  )

  /** AGGREGATE name '(' ('*' | parameters) ')' '(' option (',' option)* ')' */
  protected readonly createAggregate = this.rule(
    'createAggregate',
    (orReplace: boolean, start: number): Ast.CreateRoutine => {
      this.word('aggregate')
      const name = this.sub(this.qualifiedName)
      const parameters = this.sub(this.parameters)
      const options = this.listInParentheses(1, this.aggregateOption)
      const at = this.from(start)
      return this.ACTION(() => ({
        kind: 'create-routine',
        routine: 'aggregate',
        name,
        orReplace,
        parameters,
        returns: options.find((option) => option.returns)?.returns,
        columns: [],
        strict: false,
        finish: options.find((option) => option.finish)?.finish,
        body: undefined,
        at,
      }))
    },
  )

  /** '(' ['*' | parameter (',' parameter)*] [ORDER BY parameter (',' parameter)*] ')' */
  private readonly parameters = this.rule('parameters', (): Ast.RoutineParameter[] => {
    let parameters: Ast.RoutineParameter[] = []
    this.sign(this.signs.anyOpen)
    this.OPTION(() =>
      this.OR([
        { ALT: () => this.sign(this.signs.star) },
        {
          ALT: () => {
            parameters = this.listOf(1, this.routineParameter)
          },
        },
      ]),
    )
    if (this.has('aggregates')) {
      this.OPTION2(() => {
        this.wordsInRow('order', 'by')
        parameters = [...parameters, ...this.listOf(2, this.routineParameter)]
      })
    }
    this.sign(this.signs.close)
    return parameters
  })

  /** [IN | OUT | INOUT | VARIADIC] [name] typeName [(DEFAULT | '=') expression] */
  private readonly routineParameter = this.rule('routineParameter', (): Ast.RoutineParameter => {
    const start = this.start()
    const mode = this.OPTION({
      GATE: () => this.modeAhead(),
      DEF: () => this.sub(this.parameterMode),
    })
    const name = this.OPTION2({
      GATE: () => this.parameterNameAhead(),
      DEF: () => this.nameOf(this.sign(this.names.label)),
    })
    const type = this.sub(this.typeName)
    const given = this.OPTION3(() => this.sub(this.parameterDefault))
    return { name, mode: mode ?? 'in', type, default: given, at: this.from(start) }
  })

  private modeAhead(): boolean {
    return /^(?:in|out|inout|variadic)$/i.test(this.LA(1).image)
  }

  private readonly parameterMode = this.rule('parameterMode', (): Ast.RoutineParameter['mode'] => {
    const image = this.sign(this.names.word).image.toLowerCase()
    this.OPTION({ GATE: () => this.ahead('out'), DEF: () => this.word('out') })
    if (image === 'out' || image === 'inout' || image === 'variadic') return image
    return 'in'
  })

  /** `a int` and not `double precision`: a type follows that does not continue the first word. */
  private parameterNameAhead(): boolean {
    const categories = this.LA(2).tokenType.CATEGORIES ?? []
    const first = this.LA(1).image.toLowerCase()
    if (first === 'setof' || this.zoneAhead(2)) return false
    return categories.includes(this.names.type) && !this.continuesType(first, 2)
  }

  /** (DEFAULT | '=') expression */
  private readonly parameterDefault = this.rule('parameterDefault', (): Ast.Expression => {
    this.OR([{ ALT: () => this.word('default') }, { ALT: () => this.sign(this.signs.equals) }])
    return this.sub(this.expression)
  })

  /** RETURNS (TABLE '(' column (',' column)* ')' | typeName) */
  private readonly returns = this.rule('returns', (): Returned => {
    this.word('returns')
    return this.OR<Returned>([
      {
        ALT: () => {
          this.word('table')
          return { returns: undefined, columns: this.listInParentheses(1, this.columnDefinition) }
        },
      },
      { ALT: () => ({ returns: this.sub(this.typeName), columns: [] }) },
    ])
  })

  /** Options and body, of which only STRICT and RETURNS NULL ON NULL INPUT are seen */
  private readonly routineRest = this.rule('routineRest', (): boolean => {
    let strict = false
    this.MANY(() =>
      this.OR<unknown>([
        this.preferred<unknown>(() => {
          this.word('strict')
          strict = true
        }),
        this.preferred<unknown>(() => {
          this.wordsInRow('returns', 'null')
          strict = true
        }),
        { ALT: () => this.sign(this.signs.content) },
        { ALT: () => this.sign(this.signs.semicolon) },
        { ALT: () => this.sub(this.skippedParentheses) },
      ]),
    )
    return strict
  })

  /** STYPE '=' typeName | FINALFUNC '=' name | word ['=' anything] */
  private readonly aggregateOption = this.rule('aggregateOption', (): Finish => {
    let finish: Ast.QualifiedName | undefined
    let returns: Ast.TypeName | undefined
    this.OR<unknown>([
      {
        ...this.preferred<unknown>(() => {
          this.word('stype')
          this.sign(this.signs.equals)
          returns = this.sub(this.typeName)
        }),
        GATE: () => this.aheadSign(this.signs.equals, 2),
      },
      {
        ...this.preferred<unknown>(() => {
          this.word('finalfunc')
          this.sign(this.signs.equals)
          finish = this.sub(this.qualifiedName)
        }),
        GATE: () => this.aheadSign(this.signs.equals, 2),
      },
      {
        ALT: () => {
          this.sign(this.names.word)
          this.sub(this.skippedClause)
        },
      },
    ])
    return { returns, finish }
  })
}
