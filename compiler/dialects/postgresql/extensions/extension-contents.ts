/** The objects of an extension, in lines of text that are decoded on demand. */
export interface ExtensionContents {
  readonly name: string
  /** The version that the lines were read from. */
  readonly version: string
  /** The extensions that must be there first; CASCADE creates them. */
  readonly requires: readonly string[]
  /** The schema that it is always in; undefined where the statement chooses. */
  readonly schema: string | undefined
  /** In the form of data/casts.ts. */
  readonly casts: string
  /** In the form of data/operators.ts. */
  readonly operators: string
  /** In the form of data/functions.ts. */
  readonly functions: string
  /** The functions that triggers call, one a line. */
  readonly triggerFunctions: string
  /** In the form of data/operator-classes.ts. */
  readonly operatorClasses: string
  /**
   * Types with a name and relations, each after those that it names: `name kind keys parts...` in the form of
   * data/system-relations.ts without the schema. Kinds besides: `e` enum, whose parts are its labels, `c` composite.
   */
  readonly relations: string
}
