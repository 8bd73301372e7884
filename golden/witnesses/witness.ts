/** What somebody else's parser sees in a query. */
export interface Seen {
  /** Names as the engine keeps them, with their schema where one was written; CTEs left out. */
  readonly relations: ReadonlySet<string>
  /** Numbers or names of the parameters; each `?` has the number of its place. */
  readonly parameters: ReadonlySet<string>
}

/** Undefined: the parser refuses the query. */
export type Witness = (sql: string) => Seen | undefined

/** Calls `visit` with every object inside a tree. */
export function eachObject(
  tree: unknown,
  visit: (object: Readonly<Record<string, unknown>>) => void,
) {
  if (Array.isArray(tree)) for (const item of tree) eachObject(item, visit)
  else if (isObject(tree)) {
    visit(tree)
    for (const value of Object.values(tree)) eachObject(value, visit)
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
