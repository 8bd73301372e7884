import type { DocumentMeta } from './documents/meta.ts'
import type { KeyMeta } from './keys/meta.ts'
import type { Meta } from './meta.ts'

/** What a page is told first, whatever the database is. */
export type AnyMeta = Meta | DocumentMeta | KeyMeta
