import type { Catalog, ExtensionObjects } from '../../../ir/catalog.ts'
import { widespread } from './widespread.ts'

/** What the extensions of a database bring. */
export function extensionsOf({ extensionObjects }: Catalog): ExtensionObjects {
  return extensionObjects ?? widespread
}
