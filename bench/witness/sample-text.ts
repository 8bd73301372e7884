import type { Types } from '../../compiler/dialects/dialect.ts'
import { baseType, type ScalarType, type Type } from '../../compiler/ir/type.ts'
import type { Palette, PaletteType } from '../fuzz-types/palette.ts'

interface Sampling {
  readonly palette: Palette
  readonly types: Types
  /** Arrays and documents have nothing in them. */
  readonly isBare: boolean
}

/** The `number`-th text of the type, other ones for other numbers as far as the type has so many. */
export function sampleText(type: Type, number: number, sampling: Sampling): string {
  const base = baseType(type)
  switch (base.kind) {
    case 'enum':
      return base.labels[number % base.labels.length] ?? ''
    case 'array':
      return sampling.isBare ? '{}' : `{${inner(sampleText(base.element, number, sampling))},NULL}`
    case 'composite': {
      const fields = base.fields.map((field) =>
        sampling.isBare ? '' : inner(sampleText(field.type, number, sampling)),
      )
      return `(${fields.join(',')})`
    }
    case 'range':
      return 'empty'
    case 'multirange':
      return '{}'
    case 'scalar':
      return scalarText(base, number, sampling)
    case 'untyped':
    case 'unknown':
      return letter(number)
  }
}

/** Inside the text of an array or of a composite. */
function inner(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}

function scalarText(
  type: ScalarType,
  number: number,
  { palette, types, isBare }: Sampling,
): string {
  const name = types.render(type).toLowerCase()
  const texts = paletteType(name, palette)?.texts ?? []
  if (/^(?:var)?bit/.test(name)) return '1'.repeat(Number(type.modifiers[0] ?? 1))
  if (name.startsWith('set(')) return type.modifiers[number % type.modifiers.length] ?? ''
  if (name.startsWith('json')) return isBare ? '{}' : (texts[number - 1] ?? `{"a": ${number}}`)
  const counted = counting.find(({ of }) => of.test(name))
  const isPlain = texts.length > 0 && /range/.test(name)
  return (
    (isPlain ? undefined : counted?.text(number)) ?? texts[number % texts.length] ?? letter(number)
  )
}

/** By the name of the type, or that without its lengths. */
export function paletteType(type: string, { types }: Palette): PaletteType | undefined {
  const bare = type.replace(/\(.*?\)/, '').toLowerCase()
  return (
    types.find(({ name, declared }) => name === type || declared === type) ??
    types.find(({ name }) => name === bare)
  )
}

export const isNumber = (type: string) =>
  /^(?:tiny|small|medium|big)?int(?:eger)?\d*\b|serial|^oid$|^(?:decimal|numeric|float|double|real|money|bool|year|number)/.test(
    type.toLowerCase(),
  )

const letter = (number: number) => String.fromCharCode(97 + (number % 26))

const twoDigits = (number: number) => String(1 + (number % 28)).padStart(2, '0')

/** Types whose values can be counted, by the engines' names. */
const counting: readonly { readonly of: RegExp; readonly text: (number: number) => string }[] = [
  { of: /^bool|^tinyint\(1\)/, text: (n) => String(n % 2) },
  { of: /^year/, text: (n) => String(2000 + n) },
  { of: /^(?:decimal|numeric|float|double|real|money)/, text: (n) => `${n}.5` },
  { of: /^(?:tiny|small|medium|big)?int(?:eger)?\d*(?: unsigned)?$|serial|^oid$/, text: String },
  { of: /char|text|clob|^name$/, text: letter },
  { of: /^uuid/, text: (n) => `00000000-0000-0000-0000-${String(n).padStart(12, '0')}` },
  { of: /^timestamp|^datetime/, text: (n) => `2020-01-${twoDigits(n)} 10:11:12` },
  { of: /^date$/, text: (n) => `2020-01-${twoDigits(n)}` },
  { of: /^time/, text: (n) => `10:11:${twoDigits(n)}` },
  { of: /^interval/, text: (n) => `${n} days` },
  { of: /^inet/, text: (n) => `10.0.0.${n % 256}` },
  { of: /^bytea/, text: (n) => String.raw`\x0${n % 10}` },
  { of: /^hstore/, text: (n) => `a=>${n}, b=>NULL` },
  { of: /^xml/, text: (n) => `<a>${n}</a>` },
  { of: /^tid/, text: (n) => `(0,${n})` },
  { of: /^(?:xid|cid)/, text: String },
  { of: /^pg_lsn/, text: (n) => `0/${n}` },
  { of: /^jsonpath/, text: () => '$.a' },
  { of: /^box/, text: (n) => `(1,1),(0,${n})` },
  { of: /^circle/, text: (n) => `<(0,0),${n}>` },
  { of: /^line/, text: (n) => `{1,2,${n}}` },
  { of: /^lseg/, text: (n) => `[(0,0),(1,${n})]` },
  { of: /^(?:path|polygon)/, text: (n) => `((0,0),(1,${n}))` },
  { of: /^macaddr8/, text: (n) => `08:00:2b:01:02:03:04:0${n % 10}` },
  { of: /multirange/, text: () => '{}' },
  { of: /range/, text: () => 'empty' },
]
