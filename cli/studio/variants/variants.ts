import type { Variant } from '../../../runtime/variants.ts'
import type { OpenVariant } from './served.ts'

/** What opens the databases of each variant, loaded when one is opened. */
export const variants: Readonly<Record<Variant, () => Promise<OpenVariant>>> = {
  relational: async () => (await import('./relational.ts')).openRelational,
  document: async () => (await import('./documents.ts')).openDocumentStudio,
  'key-value': async () => (await import('./keys.ts')).openKeyStudio,
}
