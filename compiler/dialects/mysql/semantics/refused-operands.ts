import type { Operand } from '../../dialect.ts'
import { FRACTION_DIGITS } from './type-limits.ts'
import { type Family, valueType } from './value-type.ts'

/** Functions and operators of which no operand may be a geometry: "Incorrect arguments to abs". */
const refusing: ReadonlySet<string> = new Set(
  `abs acos asin atan atan2 ceil ceiling cos cot degrees exp floor ln log log10 log2 mod pow power radians rand round
  sign sin sqrt tan truncate bin conv oct format greatest least avg max min std stddev stddev_pop stddev_samp sum
  var_pop var_samp variance json_arrayagg json_objectagg string_to_vector to_vector date_add date_sub adddate subdate
  + - * / % div & | ^ << >> ~ < <= > >= like bit_and bit_or bit_xor`.split(/\s+/),
)

/** `=` tells two of them apart, but they have no order and are no numbers. */
export function refusesGeometry(name: string, operands: readonly Operand[]): boolean {
  return refusing.has(name) && operands.some(({ type }) => valueType(type).family === 'geometry')
}

type Takes = (operand: Operand) => boolean

const any: Takes = () => true

function of(...families: readonly Family[]): Takes {
  const known = new Set<Family>(['null', ...families])
  return ({ type }) => known.has(valueType(type).family)
}

function ofNames(names: RegExp, ...families: readonly Family[]): Takes {
  const other = of(...families)
  return (operand) =>
    other(operand) || (operand.type.kind === 'scalar' && names.test(operand.type.name))
}

/** Digits of a second: "Too-big precision 7 specified for 'now'. Maximum is 6" (MySQL manual, 13.2.6). */
const fraction: Takes = ({ literal }) =>
  literal === undefined || Number(literal.value) <= FRACTION_DIGITS

const fractional = new Set(
  `curtime current_time now current_timestamp localtime localtimestamp sysdate utc_time utc_timestamp`.split(
    ' ',
  ),
)

/** Whether a function of the time is asked for more digits than there are. */
export function refusesFraction(name: string, operand: Operand): boolean {
  return fractional.has(name) && !fraction(operand)
}

const document = of('untyped', 'json', 'string', 'binary')
const geometry = of('untyped', 'bit', 'binary', 'geometry', 'vector')
const digits = ofNames(/^(?:var)?char$/, 'untyped', 'integer', 'enum', 'set')
const length = of('untyped', 'integer', 'string', 'enum', 'set')
const degrees = of('untyped', 'integer', 'decimal', 'float', 'double', 'string', 'enum', 'set')
const hash = of('untyped', 'string', 'enum', 'set')
const vector = of('untyped', 'binary', 'geometry', 'vector')
const writtenVector = of(
  ...(['untyped', 'string', 'binary', 'enum', 'set', 'date', 'time', 'datetime'] as const),
  'timestamp',
)
/** More bytes than that are refused. */
const AGGREGATED_BYTES = 511
const bits: Takes = ({ type }) => {
  const { family, length: bytes } = valueType(type)
  return family !== 'binary' || bytes <= AGGREGATED_BYTES
}
const written: Takes = ({ type }) => type.kind !== 'untyped'

/** By the number of arguments where that tells them apart: `st_geohash/2`. */
const taken: ReadonlyMap<string, readonly Takes[]> = new Map<string, readonly Takes[]>([
  // No parameter tells whether it is a document.
  ['json_value', [of('json', 'string', 'binary')]],
  ['json_schema_valid', [document, document]],
  ['json_schema_validation_report', [document, document]],
  ['st_asgeojson', [geometry, digits, digits]],
  ['st_geohash/2', [geometry, length]],
  ['st_geohash/3', [degrees, degrees, length]],
  ['st_geomfromgeojson', [ofNames(/^(?:varchar|.*text)$/, 'untyped', 'json'), digits, digits]],
  ['st_latfromgeohash', [hash]],
  ['st_longfromgeohash', [hash]],
  ['st_pointfromgeohash', [hash, digits]],
  ['string_to_vector', [writtenVector]],
  ['to_vector', [writtenVector]],
  ['from_vector', [vector]],
  ['vector_dim', [vector]],
  ['vector_to_string', [vector]],
  ['bit_and', [bits]],
  ['bit_or', [bits]],
  ['bit_xor', [bits]],
  ...[...fractional].map((name): [string, readonly Takes[]] => [name, [fraction]]),
  // Match types and the like are read before anything is bound: "Invalid use of parameters".
  ['regexp_instr', [any, any, any, any, written, written]],
  ['regexp_like', [any, any, written]],
  ['regexp_replace', [any, any, any, any, any, written]],
  ['regexp_substr', [any, any, any, any, written]],
])

/** Arguments that are not converted to what a function asks for: "Incorrect type for argument". */
export function refusesArguments(name: string, operands: readonly Operand[]): boolean {
  const places = taken.get(name) ?? taken.get(`${name}/${operands.length}`)
  return places !== undefined && operands.some((operand, i) => places[i]?.(operand) === false)
}
