import type { JsonValue } from '../../../../api/cell.ts'
import type { SqlParameter } from '../../../../api/sql.ts'

/** What a person gives for a parameter: a text, or NULL. */
export type GivenValue = string | null

/** The values of a tab by the labels of their parameters: `$1`, `:name`. */
export type GivenValues = Readonly<Record<string, GivenValue>>

/** The parameters that a person is asked for: one of several statements is asked for once. */
export function askedParameters(parameters: readonly SqlParameter[]): readonly SqlParameter[] {
  const named = new Map<string, SqlParameter>()
  for (const [index, parameter] of parameters.entries()) {
    const label = parameterId(parameter, index)
    const known = named.get(label)
    if (known === undefined || known.kind === null) named.set(label, { ...parameter, label })
  }
  return [...named.values()]
}

/** Plain `?` have no names, so that their places tell them apart: `? 2`. */
function parameterId({ label }: SqlParameter, index: number): string {
  return label === '?' ? `? ${index + 1}` : label
}

/** The values as they are sent, in the order of the parameters. */
export function sentValues(
  parameters: readonly SqlParameter[],
  given: GivenValues,
): readonly JsonValue[] {
  return parameters.map((parameter, index) => {
    const text = given[parameterId(parameter, index)] ?? null
    return text === null ? null : sentValue(text, parameter)
  })
}

/** Whole numbers are sent as such where no digit is lost; everything else is text, which the engine reads. */
function sentValue(text: string, { kind }: SqlParameter): JsonValue {
  const trimmed = text.trim()
  const isBoolean = kind === 'boolean' && /^(?:true|false)$/i.test(trimmed)
  if (isBoolean) return trimmed.toLowerCase() === 'true'
  const isNumeric = kind === 'integer' || kind === 'number' || kind === null
  const isNumber = isNumeric && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(trimmed)
  const isExact = isNumber && String(Number(trimmed)) === trimmed
  return isExact ? Number(trimmed) : text
}

/** What is wrong with a text for a parameter; undefined: nothing that is seen from here. */
export function faultOfValue(text: GivenValue, { kind }: SqlParameter): string | undefined {
  if (text === null || kind === null) return undefined
  const pattern = PATTERNS[kind]
  if (pattern === undefined || pattern.form.test(text.trim())) return undefined
  return pattern.message
}

interface Pattern {
  readonly form: RegExp
  readonly message: string
}

const PATTERNS: Readonly<Partial<Record<NonNullable<SqlParameter['kind']>, Pattern>>> = {
  integer: { form: /^[+-]?\d+$/, message: 'This takes a whole number.' },
  number: {
    form: /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$|^[+-]?(?:nan|infinity|inf)$/i,
    message: 'This takes a number.',
  },
  decimal: { form: /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i, message: 'This takes a number.' },
  boolean: { form: /^(?:true|false|0|1)$/i, message: 'This takes true or false.' },
}

/** `$1 = '2025-04-01'`, for the toolbar. */
export function givenText(value: GivenValue | undefined): string {
  if (value === undefined) return '…'
  if (value === null) return 'NULL'
  const short = value.length > 24 ? `${value.slice(0, 23)}…` : value
  return /^-?\d+(?:\.\d+)?$/.test(value) ? short : `'${short}'`
}
