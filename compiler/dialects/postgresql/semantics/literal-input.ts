import { baseType, type Type } from '../../../ir/type.ts'
import { rangeOfMultirange, rangeSubtype } from './type-traits.ts'

/** Whether the input function of the type takes the text; true where the format is not looked into. */
export function readsText(text: string, type: Type): boolean {
  const base = baseType(type)
  if (base.kind === 'enum') return base.labels.includes(text)
  if (base.kind === 'array') return /^\s*[{[]/u.test(text) && /\}\s*$/u.test(text)
  if (rangeSubtype(base)) return /^\s*(?:empty|[[(].*,.*[\])])\s*$/isu.test(text)
  if (rangeOfMultirange(base)) return /^\s*\{.*\}\s*$/su.test(text)
  return base.kind !== 'scalar' || (readers[base.name]?.(text.trim()) ?? true)
}

const float =
  /^[+-]?(?:(?:\d+(?:_\d+)*\.?(?:\d+(?:_\d+)*)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+)?|inf(?:inity)?|nan)$/iu
const radix = /^[+-]?(?:0x_?[\da-f]+(?:_[\da-f]+)*|0o_?[0-7]+(?:_[0-7]+)*|0b_?[01]+(?:_[01]+)*)$/iu

const readers: Readonly<Record<string, (text: string) => boolean>> = {
  bool: (text) =>
    /^(?:t|tr|tru|true|f|fa|fal|fals|false|y|ye|yes|n|no|on|of|off|1|0)$/iu.test(text),
  int2: integer(16),
  int4: integer(32),
  int8: integer(64),
  numeric: (text) => float.test(text) || radix.test(text),
  float4: (text) => float.test(text),
  float8: (text) => float.test(text),
  uuid: (text) => /^\{?(?:[\da-f]{4}-?){7}[\da-f]{4}\}?$/iu.test(text),
  json: isJson,
  jsonb: isJson,
  date: hasDigitOr('epoch', 'infinity', 'now', 'today', 'tomorrow', 'yesterday'),
  timestamp: hasDigitOr('epoch', 'infinity', 'now', 'today', 'tomorrow', 'yesterday'),
  timestamptz: hasDigitOr('epoch', 'infinity', 'now', 'today', 'tomorrow', 'yesterday'),
  time: hasDigitOr('now', 'allballs'),
  timetz: hasDigitOr('now', 'allballs'),
  interval: hasDigitOr('infinity'),
  money: hasDigitOr(),
  point: hasDigitOr(),
  oid: hasDigitOr(),
  xid: hasDigitOr(),
  xid8: hasDigitOr(),
  cid: hasDigitOr(),
  tid: hasDigitOr(),
}

/** Manual 8.1.1 and 4.1.2.6: underscores and other bases are read as well. */
function integer(bits: number): (text: string) => boolean {
  return (text) => {
    if (!/^[+-]?\d+(?:_\d+)*$/u.test(text) && !radix.test(text)) return false
    const digits = text.replaceAll('_', '')
    const value = digits.startsWith('-')
      ? -BigInt(digits.slice(1))
      : BigInt(digits.replace('+', ''))
    return BigInt.asIntN(bits, value) === value
  }
}

/** Manual 8.5: the many forms of times have digits at least, or are words. */
function hasDigitOr(...words: readonly string[]): (text: string) => boolean {
  return (text) => /\d/u.test(text) || words.includes(text.toLowerCase().replace(/^[+-]/u, ''))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
