/** What a grammar is made of, wherever it was written: chevrotain's rules and the synopses alike. */
export type Part =
  /** A token of a type, by the type's name: any text will do that is read as one. */
  | { readonly kind: 'token'; readonly type: string }
  /** A word or a sign that stands for itself. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rule'; readonly name: string }
  | { readonly kind: 'sequence'; readonly items: readonly Part[] }
  | { readonly kind: 'choice'; readonly items: readonly Part[] }
  | { readonly kind: 'optional'; readonly item: Part }
  | {
      readonly kind: 'repeat'
      readonly item: Part
      readonly separator: string | undefined
      readonly least: 0 | 1
    }

/** Parts by the names under which others refer to them. */
export type Rules = ReadonlyMap<string, Part>

/** The name of a synopsis among the rules, and of what it calls a rule of the grammar. */
export const clauseName = (name: string) => `<${name}>`
