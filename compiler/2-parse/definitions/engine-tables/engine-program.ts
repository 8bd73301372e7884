import type * as Ast from '../../ast.ts'
import { EngineAlters } from './engine-alter.ts'

type Signature = Pick<Ast.CreateRoutine, 'name' | 'parameters' | 'returns'>

/** Stored programs (MySQL manual 15.1.18 and 15.6); triggers and events are synopses with a body. */
export abstract class EnginePrograms extends EngineAlters {
  /** (FUNCTION | PROCEDURE) [IF NOT EXISTS] name '(' [parameter (',' parameter)*] ')' [RETURNS type] characteristic* body */
  protected readonly program = this.rule(
    'program',
    (head: Pick<Ast.CreateRoutine, 'orReplace' | 'definer'>, start: number): Ast.CreateRoutine =>
      this.ACTION(() => {
        const aggregates = this.has('or-replace') && this.skip('AGGREGATE')
        const routine = this.skip('PROCEDURE') ? 'procedure' : 'function'
        if (routine === 'function') this.need('FUNCTION')
        const ifNotExists = this.skip('IF', 'NOT', 'EXISTS')
        const signature = this.signature(routine)
        const from = this.start()
        const characteristics = this.clauseTexts('creation_characteristic')
        const isForeign = this.has('external-languages') && otherLanguage.test(characteristics)
        if (isForeign) this.foreignText()
        const options = characteristics === '' ? undefined : this.written(from)
        const body = isForeign ? undefined : this.sub(this.bodyStatement)
        const at = this.from(start)
        return {
          kind: 'create-routine',
          routine,
          ...head,
          aggregates,
          ifNotExists,
          ...signature,
          options,
          columns: [],
          strict: false,
          finish: undefined,
          body,
          at,
        }
      }),
  )

  /** AS string */
  private foreignText(): void {
    this.need('AS')
    this.bodyText()
  }

  private signature(routine: 'function' | 'procedure'): Signature {
    const name = this.sub(this.qualifiedName)
    this.need('(')
    const parameters = this.at(')') ? [] : this.listed(() => this.programParameter(routine))
    this.need(')')
    if (routine === 'procedure') return { name, parameters, returns: undefined }
    this.need('RETURNS')
    return { name, parameters, returns: this.variableType() }
  }

  /** [IN | OUT | INOUT] name type */
  private programParameter(routine: 'function' | 'procedure'): Ast.RoutineParameter {
    const start = this.start()
    const modes = routine === 'procedure' || this.has('system-versioning')
    const mode = modes ? this.skipOneOf('IN', 'OUT', 'INOUT') : undefined
    const name = this.sub(this.name)
    const type = this.rowType() ?? this.variableType()
    const at = this.from(start)
    const modeWritten = mode !== undefined
    return { name, mode: modeNames[mode ?? 'IN'], modeWritten, type, default: undefined, at }
  }

  /** TYPE OF column | ROW TYPE OF table | ROW '(' name type (',' name type)* ')' */
  private rowType(): Ast.TypeName | undefined {
    const start = this.start()
    if (!this.has('row-variables') || !this.optionalSynopsis('row_type')) return undefined
    const text = this.textFrom(start)
    const words = { words: 'row', spelling: text, quoted: false, qualifier: undefined }
    return { ...words, modifiers: [], dimensions: 0, setOf: false, text, at: this.from(start) }
  }

  /** type [COLLATE name] */
  private variableType(): Ast.TypeName {
    const start = this.start()
    const next = this.LA(1)
    const type = this.sub(this.engineType)
    if (this.has('narrow-attributes') && type.words === 'serial') this.refuseToken(next, 'a type')
    if (!this.skip('COLLATE')) return type
    const collation = this.collation()
    return { ...type, collation, text: this.textFrom(start), at: this.from(start) }
  }

  /** A compound statement, or any other that may stand in a body. */
  protected readonly bodyStatement = this.rule('bodyStatement', (): Ast.Statement =>
    this.ACTION(() => {
      const first = this.LA(1).image.toLowerCase()
      if (!compoundWords.has(first) && !this.labelAhead()) {
        return this.subWith(this.statement, true)
      }
      const written = this.synopsis('compound')
      return { kind: 'other', command: first, ...written }
    }),
  )

  /** label ':' */
  private labelAhead(): boolean {
    return this.LA(2).tokenType === this.signs.colon
  }
}

/** The last LANGUAGE counts. */
const otherLanguage = /\blanguage\s+(?!sql\b)\w+(?!.*\blanguage\s)/is

const modeNames = { IN: 'in', OUT: 'out', INOUT: 'inout' } as const

const compoundWords = new Set([
  'begin',
  'case',
  'close',
  'fetch',
  'for',
  'if',
  'iterate',
  'leave',
  'loop',
  'open',
  'repeat',
  'return',
  'while',
])
