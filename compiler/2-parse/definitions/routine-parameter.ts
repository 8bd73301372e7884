import type * as Ast from '../ast.ts'
import { CreateViews } from './create-view.ts'

type Typed = Pick<Ast.RoutineParameter, 'name' | 'type'> & {
  readonly mode: Ast.RoutineParameter['mode'] | undefined
}

/** Parameters of routines and their types (func_arg, func_type). */
export abstract class RoutineParameters extends CreateViews {
  /** routineArgument [(DEFAULT | '=') expression] */
  protected routineParameter(): Ast.RoutineParameter {
    const start = this.start()
    const argument = this.routineArgument()
    const given = this.skip('DEFAULT') || this.skip('=')
    const value = given ? this.sub(this.expression) : undefined
    return { ...argument, default: value, at: this.from(start) }
  }

  /** [mode] [name] type | name mode type */
  protected routineArgument(): Ast.RoutineParameter {
    const start = this.start()
    const before = this.parameterMode()
    const read = this.tried(() => this.namedArgument(before)) ?? {
      name: undefined,
      mode: before,
      type: this.argumentType(),
    }
    const { name, type, mode } = read
    const modeWritten = mode !== undefined
    const at = this.from(start)
    return { name, mode: mode ?? 'in', modeWritten, type, default: undefined, at }
  }

  private namedArgument(before: Typed['mode']): Typed {
    const name = this.typeFunctionName()
    const mode = before ?? this.parameterMode()
    const type = this.argumentType()
    // In `f(double precision)` the first word is no name.
    if (!argumentEnds.some((text) => this.at(text))) this.refuse(this.place, ['")"'])
    return { name, mode, type }
  }

  private parameterMode(): Typed['mode'] {
    const row = this.skipRow('in out', 'inout', 'in', 'out', 'variadic')
    return row === 'in out' ? 'inout' : row
  }

  /** type | [SETOF] name ('.' member)+ '%' TYPE */
  protected argumentType(): Ast.TypeName {
    if (!this.columnTypeAhead()) return this.sub(this.typeName)
    const start = this.start()
    const setOf = this.skip('SETOF')
    const ofColumn = this.typePath()
    this.need('%', 'TYPE')
    const [text, at] = [this.textFrom(start), this.from(start)]
    const words = { words: text.toLowerCase(), spelling: text, text, quoted: false, modifiers: [] }
    return { qualifier: undefined, ...words, dimensions: 0, setOf, ofColumn, at }
  }

  /** name ('.' member)+ */
  private typePath(): Ast.QualifiedName {
    const start = this.start()
    const parts = [this.typeFunctionName()]
    while (this.at('.')) parts.push(this.sub(this.member))
    return { parts, at: this.from(start) }
  }

  private columnTypeAhead(): boolean {
    let next = this.at('SETOF') ? 3 : 2
    while (this.LA(next).image === '.') next += 2
    return next > 2 && this.LA(next).image === '%' && this.LA(next + 1).image.length === 4
  }
}

const argumentEnds = [',', ')', 'DEFAULT', '=', 'ORDER']
