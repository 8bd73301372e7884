/** `PRAGMA table_info(books)`: its leading words, what they are about, whether more stands behind it. */
export interface CommandSite {
  readonly command: string
  readonly subject: string | undefined
  readonly hasValue: boolean
  /** All of it, without comments. */
  readonly text: string
}
