import { baseType, type Type } from '../../../ir/type.ts'
import type { IndexedBy, IndexSupport } from '../../definition-rules.ts'
import { extensionOperatorClasses, operatorClasses } from '../data/operator-classes.ts'
import { binaryCoercible } from './conversions/coercion.ts'
import { comparison } from './comparison.ts'
import { isOfExtension, isRecord, typeNamed } from './type-traits.ts'

interface OperatorClass {
  readonly name: string
  readonly isDefault: boolean
  readonly takes: Type
  /** The one that brings it. */
  readonly extension: string | undefined
}

/** Decoded when first asked for. */
const byMethod = new Map<string, readonly OperatorClass[]>()

function ofMethod(method: string): readonly OperatorClass[] {
  if (byMethod.size === 0) [operatorClasses, extensionOperatorClasses].forEach(decode)
  return byMethod.get(method) ?? []
}

function decode(lines: string): void {
  for (const line of lines.split('\n')) {
    const [method = '', text = '', taken = '', extension] = line.split(' ')
    const name = text.replace('!', '')
    const own = { name, isDefault: text !== name, takes: typeNamed(taken), extension }
    byMethod.set(method, [...(byMethod.get(method) ?? []), own])
  }
}

/**
 * Why no index of the kind can hold values of the type (manual, 11.10); undefined where it can, and where that is
 * not known: of methods and types of extensions.
 */
export function refusesIndexed(
  type: Type,
  { method, operatorClass }: IndexedBy,
  schema: IndexSupport,
): string | undefined {
  const base = baseType(type)
  if (base.kind === 'unknown' || base.kind === 'untyped') return undefined
  const classes = ofMethod(method)
  if (classes.length === 0) return undefined
  if (operatorClass !== undefined) {
    const found = classes.find(({ name }) => name === operatorClass)
    if (schema.operatorClasses.has(operatorClass)) return undefined
    if (!found) return `${method} has no operator class "${operatorClass}"`
    const fits = binaryCoercible(type, found.takes, schema)
    return fits ? undefined : `"${operatorClass}" does not take it`
  }
  if (method === 'btree') {
    return !isRecord(base) && comparison(type) === 'order' ? undefined : 'its values have no order'
  }
  const isDoubtful = isOfExtension(type) || schema.operatorClasses.size > 0
  return isDoubtful || hasDefaultClass(type, method, schema)
    ? undefined
    : `${method} has no operator class that takes it`
}

/** Of the engine or of one of the extensions. */
export function hasDefaultClass(type: Type, method: string, schema: IndexSupport): boolean {
  return ofMethod(method).some(({ isDefault, takes, extension }) => {
    const isThere = extension === undefined || schema.extensions.has(extension)
    return isDefault && isThere && binaryCoercible(type, takes, schema)
  })
}
