import type { Type } from '../../../ir/type.ts'
import type { Operand, Resolution } from '../../dialect.ts'
import { coercibilityAmong } from '../../mysql/semantics/value-type.ts'
import { factsOf, isBytes, isOpen } from './value-type.ts'

/** Of numbers, and of what has no character set. */
const NONE = 5

/** Of what is made of arms: geometries and bits are bytes there that give way to any text. */
export function armsCoercibility(type: Type): number | undefined {
  const { family } = factsOf(type)
  return family === 'geometry' || family === 'bit' ? NONE : undefined
}

const ofArms: ReadonlySet<string> = new Set(['coalesce', 'if', 'ifnull', 'nvl', 'nvl2'])

/** The same of functions that are a CASE. */
export function withArms(name: string, resolution: Resolution): Resolution {
  if (resolution.kind !== 'chosen' || !ofArms.has(name.toLowerCase())) return resolution
  const coercibility = armsCoercibility(resolution.result)
  return coercibility === undefined ? resolution : { ...resolution, coercibility }
}

/** Whether a string of all operands is of bytes: bytes see to that, unless a text does not give way to them. */
export function isBytesAmong(operands: readonly Operand[]): boolean {
  const bytes = operands.filter(({ type }) => isBytes(factsOf(type)))
  return bytes.length > 0 && coercibilityAmong(bytes) <= coercibilityAmong(operands.filter(isText))
}

function isText({ type }: Operand): boolean {
  const { family } = factsOf(type)
  return !isOpen(type) && ['string', 'enum', 'set', 'json'].includes(family)
}
