/** What a parser says of a text. */
export type Verdict =
  | { readonly kind: 'accepted' }
  /** `offset` in UTF-16 code units, of the first token that cannot stand there, where it is told. */
  | { readonly kind: 'refused'; readonly message: string; readonly offset: number | undefined }
  /** The engine met another fault before it had read all. */
  | { readonly kind: 'undecided' }

/** A parser that is right by definition: the engine's own. */
export interface Oracle {
  readonly judge: (sql: string) => Verdict | Promise<Verdict>
  readonly close: () => void | Promise<void>
}
