import type { ExtensionObjects } from '../ir/catalog.ts'

/** What CREATE EXTENSION may bring. Its catalogs are large, so that they are loaded when a schema asks. */
export interface Extensions {
  /** What the files of a schema ask for, among the extensions whose catalogs are loaded when they are asked for. */
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
