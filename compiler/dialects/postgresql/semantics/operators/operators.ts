import type { NullRule } from '../../../../ir/routine.ts'
import type { Type } from '../../../../ir/type.ts'
import { operators } from '../../data/operators.ts'
import { encodedLines } from '../../encoded-lines.ts'
import { operatorNulls } from './operator-nulls.ts'
import type { Candidate } from '../candidate.ts'
import { typeNamed } from '../type-traits.ts'

/** One row of `pg_operator`; a prefix operator has one operand. */
export interface Operator extends Candidate {
  readonly name: string
  readonly result: Type
  readonly nulls: NullRule
  readonly varies: boolean
  /** May give another result for the same operands within a statement. */
  readonly volatile: boolean
}

const builtIn = encodedOperators(operators, typeNamed)

/** All overloads of a built-in operator with this many operands. */
export function operatorsNamed(name: string, operands: number): readonly Operator[] {
  return builtIn(name).filter(({ types }) => types.length === operands)
}

/** The overloads of operators in a data file. */
export function encodedOperators(
  data: string,
  typeOf: (name: string) => Type,
): (name: string) => readonly Operator[] {
  const lineOf = encodedLines(data)
  const decoded = new Map<string, readonly Operator[]>()
  return (name) => {
    const known =
      decoded.get(name) ??
      (lineOf(name)?.split(' ') ?? []).map((text) => decode(name, text, typeOf))
    decoded.set(name, known)
    return known
  }
}

function decode(name: string, text: string, typeOf: (name: string) => Type): Operator {
  const [operands = '', result = ''] = text.split(/[>?~]/u)
  const names = operands.split(',').filter((each) => each !== '')
  return {
    name,
    types: names.map(typeOf),
    result: typeOf(result),
    nulls: operatorNulls(name, names, !text.includes('?')),
    varies: text.endsWith('~'),
    volatile: false,
  }
}
