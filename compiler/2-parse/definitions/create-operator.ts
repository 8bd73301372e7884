import type * as Ast from '../ast.ts'
import { Triggers } from './create-trigger.ts'

type Option = Partial<Pick<Ast.CreateOperator, 'left' | 'right' | 'routine'>>

/** CREATE OPERATOR, which a synopsis has read (DefineStmt). */
export abstract class OperatorDefinitions extends Triggers {
  /** operator '(' option (',' option)* ')'; operator classes and families are no operators. */
  protected createdOperator(start: number): Ast.CreateOperator | undefined {
    if (this.at('CLASS') || this.at('FAMILY')) return undefined
    const operator = this.anyOperator()
    const options = this.listedInParentheses(() => this.operatorOption())
    const routine = options.find((option) => option.routine)?.routine
    return (
      routine && {
        kind: 'create-operator',
        operator,
        left: options.find((option) => option.left)?.left,
        right: options.find((option) => option.right)?.right,
        routine,
        at: this.from(start),
      }
    )
  }

  /** [IF EXISTS] operator '(' type ',' type ')' (',' ...)*; NONE is no type. */
  protected droppedOperators(start: number): Ast.DropOperators | undefined {
    if (this.at('CLASS') || this.at('FAMILY')) return undefined
    const ifExists = this.skip('IF', 'EXISTS')
    const operators = this.listed(() => this.operatorSignature())
    return { kind: 'drop-operators', ifExists, operators, at: this.from(start) }
  }

  private operatorSignature(): Ast.OperatorSignature {
    const start = this.start()
    const operator = this.anyOperator()
    const types = this.listedInParentheses(() =>
      this.skip('NONE') ? undefined : this.argumentType(),
    )
    return { operator, operands: types.filter((type) => type !== undefined), at: this.from(start) }
  }

  /** (LEFTARG | RIGHTARG) '=' type | (FUNCTION | PROCEDURE) '=' name | word ['=' value] */
  private operatorOption(): Option {
    const word = this.sign(this.names.label).image.toLowerCase()
    if (!this.skip('=')) return {}
    if (word === 'leftarg') return { left: this.argumentType() }
    if (word === 'rightarg') return { right: this.argumentType() }
    if (word === 'function' || word === 'procedure') return { routine: this.routineName() }
    this.synopsis('def_arg')
    return {}
  }
}
