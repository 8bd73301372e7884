import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { qualified } from './names.ts'

/** Relations, indexes and sequences of a schema share their names, and so do the types of their rows. */
export function relationPlace(object: SchemaObject): string {
  return `relation ${qualified(object)}`
}
