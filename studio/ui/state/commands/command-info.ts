/** Where a key is listened to. A place that is `everywhere` shares its keys with all others. */
export type CommandPlace =
  'everywhere' | 'grid' | 'table' | 'sql' | 'diagram' | 'migrations' | 'compare'

export type CommandGroup =
  | 'Move'
  | 'Edit'
  | 'Select'
  | 'Rows'
  | 'SQL'
  | 'Diagram'
  | 'Migrations'
  | 'Compare'
  | 'Keys'
  | 'Documents'
  | 'Everywhere'

export interface CommandInfo {
  /** In the palette and in the help: what it does, in sentence case. */
  readonly title: string
  readonly group: CommandGroup
  readonly place: CommandPlace
  /** `Ctrl+Shift+Z`: modifiers in the order Ctrl, Alt, Shift; see `key-name.ts`. */
  readonly keys: readonly string[]
  /** The key belongs to the browser or to the pattern of a grid, so that nobody changes it. */
  readonly fixed?: true
  /** It also works while a text is typed. A key without Ctrl or Alt never does. */
  readonly inText?: true
}
