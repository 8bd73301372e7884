/** What keys, buttons and menus of the page do. */
export interface SqlActs {
  readonly runStatement: () => void
  readonly runAll: () => void
  readonly explain: () => void
  readonly format: () => void
  readonly save: () => void
}
