import type { EjsonScalar, EjsonValue } from './ejson-value.ts'
import { SCALAR_TYPES } from './scalar-types.ts'

/** `canonical`: nothing is lost. `relaxed`: numbers and dates as people read them. `shell`: as that of MongoDB. */
export type EjsonStyle = 'canonical' | 'relaxed' | 'shell'

export interface EjsonForm {
  readonly style: EjsonStyle
  /** Several lines, each level further in; one line where nothing is said. */
  readonly isTall?: boolean
}

/** Returns a value as text. */
export function ejsonText(value: EjsonValue, form: EjsonForm, level = 0): string {
  if (value.kind === 'scalar') return scalarText(value, form.style)
  if (value.kind === 'array') {
    const items = value.items.map((item) => ejsonText(item, form, level + 1))
    return joined(items, ['[', ']'], { form, level, gap: '' })
  }
  const members = value.members.map(
    ({ name, value: each }) => `${nameText(name, form)}${ejsonText(each, form, level + 1)}`,
  )
  return joined(members, ['{', '}'], { form, level, gap: form.style === 'shell' ? ' ' : '' })
}

interface Joining {
  readonly form: EjsonForm
  readonly level: number
  /** Between brackets and what they hold. */
  readonly gap: string
}

function joined(
  parts: readonly string[],
  [open, close]: readonly [string, string],
  { form, level, gap }: Joining,
): string {
  if (parts.length === 0) return open + close
  if (form.isTall !== true)
    return open + gap + parts.join(form.style === 'shell' ? ', ' : ',') + gap + close
  const indent = `\n${'  '.repeat(level + 1)}`
  return `${open}${indent}${parts.join(`,${indent}`)}\n${'  '.repeat(level)}${close}`
}

function nameText(name: string, { style, isTall }: EjsonForm): string {
  const isPlain = style === 'shell' && /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)
  const colon = style === 'shell' || isTall === true ? ': ' : ':'
  return (isPlain ? name : JSON.stringify(name)) + colon
}

function scalarText(value: EjsonScalar, style: EjsonStyle): string {
  if (style === 'canonical' || value.type === 'other') return value.json
  return style === 'shell' ? SCALAR_TYPES[value.type].shell(value.text) : relaxedText(value)
}

function relaxedText({ type, text, json }: EjsonScalar): string {
  if (type === 'int' || type === 'long') return text
  if (type === 'double' && !/Infinity|NaN/.test(text))
    return /^-?\d+$/.test(text) ? `${text}.0` : text
  return type === 'date' && /^\d{4}-/.test(text) ? `{"$date":${JSON.stringify(text)}}` : json
}
