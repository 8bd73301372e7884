import { scalar, type ScalarType, type Type } from '../../ir/type.ts'
import type { Types } from '../dialect.ts'
import { typeNames } from './type-names.ts'

/**
 * Names are the words of `information_schema.columns.column_type` without lengths: `int unsigned`,
 * `decimal`. Display widths are dropped but that of `tinyint(1)`, MySQL's boolean (manual, 13.1.1).
 */
export const types: Types = {
  parse: ({ words, modifiers, quoted, qualifier }) => {
    if (quoted || qualifier) return undefined
    const { base, signed, binary } = withoutAttributes(words)
    if (base === 'enum') {
      const labels = modifiers.map((label) => label.trimEnd())
      return { kind: 'enum', schema: undefined, name: undefined, labels }
    }
    const type = named(base, modifiers)
    if (!type) return undefined
    if (binary) return scalar(typeNames.binaryForm[type.name] ?? type.name, type.modifiers)
    return signed ? type : unsignedForm(type)
  },
  render: (type) => {
    switch (type.kind) {
      case 'scalar':
        return renderScalar(type)
      case 'enum':
        return `enum(${type.labels.map(quoted).join(',')})`
      case 'domain':
      case 'array':
      case 'composite':
      case 'range':
      case 'multirange':
      case 'unknown':
        return 'unknown'
      case 'untyped':
        return 'null'
    }
  },
  names: [...typeNames.canonical.keys(), 'enum', 'set'],
}

const BINARY = /^(?:byte|character set binary|charset binary)$/

/** What stands behind the type: UNSIGNED, ZEROFILL (which implies it), a character set. */
function withoutAttributes(words: string) {
  const [, base = words, rest = ''] =
    /^(.*?)(?: ((?:unsigned|signed|zerofill|byte|ascii|unicode|binary|character set|charset)\b.*))?$/.exec(
      words,
    ) ?? []
  const signed = !/\b(?:unsigned|zerofill)\b/.test(rest)
  return base === '' || base === 'unsigned'
    ? { base: words, signed: true, binary: false }
    : { base, signed, binary: BINARY.test(rest) }
}

function named(base: string, modifiers: readonly string[]): ScalarType | undefined {
  if (base === 'bool' || base === 'boolean') return scalar('tinyint', ['1'])
  const name = typeNames.canonical.get(base)
  if (name === undefined) return undefined
  switch (typeNames.modifiers[name]) {
    case 'width':
      return scalar(name, name === 'tinyint' && modifiers[0] === '1' ? ['1'] : [])
    case 'precision':
      return modifiers.length === 1
        ? scalar(Number(modifiers[0]) > FLOAT_DIGITS ? 'double' : 'float')
        : scalar(name, modifiers)
    case 'size':
      return scalar(sized(name, modifiers))
    case undefined:
      return scalar(name, modifiers)
  }
}

/** Binary digits of a FLOAT (manual, 13.1.4). */
const FLOAT_DIGITS = 24

/** `TEXT(200)` is the smallest text that holds so many characters (manual, 13.3.4). */
function sized(name: 'text' | 'blob' | string, [length]: readonly string[]): string {
  if (length === undefined) return name
  const bytes = Number(length) * (name === 'text' ? 4 : 1)
  const size = ['tiny', '', 'medium'].find((_, i) => bytes < 256 ** (i + 1)) ?? 'long'
  return `${size}${name}`
}

/** `TINYINT(1) UNSIGNED` is no boolean. */
function unsignedForm({ name, modifiers }: ScalarType): Type {
  return scalar(`${name} unsigned`, name === 'tinyint' ? [] : modifiers)
}

function renderScalar({ name, modifiers }: ScalarType): string {
  const [base = name, ...attributes] = name.split(' ')
  const shown = shownModifiers(base, modifiers)
  const list = shown.length === 0 ? '' : `(${shown.join(',')})`
  return [`${base}${list}`, ...attributes].join(' ')
}

function shownModifiers(base: string, modifiers: readonly string[]): readonly string[] {
  // How long a document or a text may be is known of expressions, and no part of a type's name.
  if (base === 'json' || base === 'longtext' || base === 'longblob') return []
  if (base === 'set') return modifiers.map(quoted)
  if (base === 'decimal') return [modifiers[0] ?? '10', modifiers[1] ?? '0']
  if (base === 'char' || base === 'binary' || base === 'bit') return [modifiers[0] ?? '1']
  if (base === 'tinyint' && modifiers[0] === '1') return modifiers
  return typeNames.modifiers[base] === 'width' ? [] : modifiers.filter((each) => !marks.has(each))
}

/** What tells values that are computed from columns (`computedGeometry`). */
const marks: ReadonlySet<string> = new Set(['computed'])

function quoted(label: string): string {
  return `'${label.replaceAll("'", "''")}'`
}
