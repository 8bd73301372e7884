import type { Catalog, ExtensionObjects } from '../../../ir/catalog.ts'
import { widespread } from './widespread.ts'

/** The objects of the extensions of a database. */
export function extensionsOf({ extensionObjects }: Catalog): ExtensionObjects {
  return extensionObjects ?? widespread
}
