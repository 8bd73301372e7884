import type { NullRule } from '../../../../ir/catalog.ts'
import type { Type } from '../../../../ir/type.ts'
import { extensionOperators } from '../../data/extensions.ts'
import { operators } from '../../data/operators.ts'
import { encodedLines } from '../../encoded-lines.ts'
import { operatorNulls } from './operator-nulls.ts'
import type { Candidate } from '../select-candidate.ts'
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

/** All overloads of a built-in operator with this many operands. */
export const operatorsNamed = overloadsIn(operators)

/** Those that extensions bring. */
export const extensionOperatorsNamed = overloadsIn(extensionOperators)

type Overloads = (name: string, operands: number) => readonly Operator[]

function overloadsIn(data: string): Overloads {
  const lineOf = encodedLines(data)
  const decoded = new Map<string, readonly Operator[]>()
  return (name, operands) => {
    const known = decoded.get(name) ?? (lineOf(name)?.split(' ') ?? []).map(read(name))
    decoded.set(name, known)
    return known.filter(({ types }) => types.length === operands)
  }
}

const read = (name: string) => (text: string) => decode(name, text)

function decode(name: string, text: string): Operator {
  const [operands = '', result = ''] = text.split(/[>?~]/u)
  const names = operands.split(',').filter((each) => each !== '')
  return {
    name,
    types: names.map(typeNamed),
    result: typeNamed(result),
    nulls: operatorNulls(name, names, !text.includes('?')),
    varies: text.endsWith('~'),
    volatile: false,
  }
}
