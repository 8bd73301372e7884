import { baseType, type Type } from '../../../ir/type.ts'
import type { IndexedBy, IndexSupport } from '../../definition-rules.ts'
import { lazily } from '../../lazily.ts'
import { operatorClasses } from '../data/operator-classes.ts'
import { extensionsOf } from '../extensions/extensions-of.ts'
import { binaryCoercible } from './conversions/coercion.ts'
import { comparison } from './comparison.ts'
import { type EncodedClass, encodedClasses } from './encoded-classes.ts'
import { isOfExtension, isRecord } from './type-traits.ts'

interface OperatorClass extends EncodedClass {
  /** The one that brings it. */
  readonly extension: string | undefined
}

const builtIn = lazily(() =>
  encodedClasses(operatorClasses, (each): OperatorClass => ({ ...each, extension: undefined })),
)

function ofMethod(method: string, schema: IndexSupport): readonly OperatorClass[] {
  const ofEngine = builtIn().get(method) ?? []
  return [...ofEngine, ...extensionsOf(schema).operatorClasses(method)]
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
  const classes = ofMethod(method, schema)
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
  return ofMethod(method, schema).some(({ isDefault, takes, extension }) => {
    const isThere = extension === undefined || schema.extensions.has(extension)
    return isDefault && isThere && binaryCoercible(type, takes, schema)
  })
}
