import type { ExtensionObjects } from '../ir/catalog.ts'

/** The extensions of a dialect. Their catalogs are large, so they are loaded when a schema asks. */
export interface Extensions {
  /** The extensions that the files of a schema ask for, among those whose catalogs are loaded on demand. */
  asked(schema: readonly string[]): AskedExtensions
  /** All extensions that the files of a schema create. */
  created(schema: readonly string[]): readonly string[]
  /** The objects of these extensions and of those that are always known. */
  load(asked: AskedExtensions): Promise<ExtensionObjects>
  readonly loaded: ExtensionObjects
}

export interface AskedExtensions {
  /** By CREATE EXTENSION; their objects are there from that statement on. */
  readonly created: readonly string[]
  /** Types of theirs are named. */
  readonly mentioned: readonly string[]
}
