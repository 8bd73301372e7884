import { arrayOf, scalar, type Type } from '../../ir/type.ts'
import type * as Ast from '../../2-parse/ast.ts'
import type { NamedType } from '../../ir/catalog.ts'
import type { Types } from '../dialect.ts'
import { typeNames } from './data/type-names.ts'
import { extensionTypeNames, isExtensionType } from './extensions/extension-type-names.ts'
import { traitsOf } from './semantics/type-traits.ts'

type Named = (schema: string | undefined, name: string) => NamedType | undefined

/** Names are those of `pg_type.typname`; `int[][]` and `int[]` are one type (manual, 8.15.1). */
export const types: Types = {
  parse: (name, named) => {
    const type = elementOf(name, named)
    return type && name.dimensions > 0 ? arrayOf(type, name.dimensions) : type
  },
  render,
  names: [...typeNames.spelled.keys(), ...extensionTypeNames()],
}

function elementOf(name: Ast.TypeName, named: Named): Type | undefined {
  const { qualifier, words, quoted, modifiers } = name
  if (!qualifier && !quoted) {
    const spelled = spelledOut(words, modifiers)
    if (spelled) return spelled
  }
  const ofSystem = !qualifier || qualifier.text === 'pg_catalog'
  return (
    (ofSystem ? builtIn(words, modifiers) : undefined) ??
    named(qualifier?.text, words) ??
    ofExtension(words, modifiers)
  )
}

/** What the grammar knows by keywords of its own (manual, table 8.1). */
function spelledOut(words: string, modifiers: readonly string[]): Type | undefined {
  if (words === 'float') return scalar(floatName(modifiers))
  if (words === 'interval' || words.startsWith('interval ')) return scalar('interval', modifiers)
  const name = typeNames.spelled.get(words)
  if (name === undefined) return undefined
  if (name === 'numeric') return scalar(name, withScale(modifiers))
  const ofOne = words !== 'bpchar' && (name === 'bpchar' || name === 'bit')
  return scalar(name, ofOne && modifiers.length === 0 ? ['1'] : modifiers)
}

/** Up to 24 binary digits fit a `real` (manual, 8.1.3). */
function floatName([digits]: readonly string[]): string {
  return digits !== undefined && Number(digits) <= 24 ? 'float4' : 'float8'
}

/** `numeric(10)` has no digits behind the point (manual, 8.1.2). */
function withScale([precision, scale = '0']: readonly string[]): readonly string[] {
  return precision === undefined ? [] : [precision, scale]
}

/** `_text` is the catalog's own name of `text[]`. */
function builtIn(name: string, modifiers: readonly string[]): Type | undefined {
  return namedBy(isBuiltIn, name, modifiers)
}

/** Behind the types of the schema, one of which may have the same name. */
function ofExtension(name: string, modifiers: readonly string[]): Type | undefined {
  return namedBy(isExtensionType, name, modifiers)
}

function isBuiltIn(name: string): boolean {
  return traitsOf(name) !== undefined && !isExtensionType(name)
}

function namedBy(
  isKnown: (name: string) => boolean,
  name: string,
  modifiers: readonly string[],
): Type | undefined {
  if (isKnown(name)) return scalar(name, modifiers)
  if (!name.startsWith('_') || !isKnown(name.slice(1))) return undefined
  return arrayOf(scalar(name.slice(1), modifiers))
}

function render(type: Type): string {
  switch (type.kind) {
    case 'scalar':
      return type.name
    case 'array':
      return `${render(type.element)}[]`
    case 'enum':
    case 'domain':
    case 'range':
    case 'multirange':
    case 'composite':
      return type.name ?? 'record'
    case 'untyped':
    case 'unknown':
      return 'unknown'
  }
}
