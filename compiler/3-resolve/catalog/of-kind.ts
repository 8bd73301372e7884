/** The members of a union whose `kind` may be K; unlike Extract, also those with several kinds. */
export type OfKind<U extends { readonly kind: string }, K extends string> = U extends unknown
  ? K extends U['kind']
    ? U & { readonly kind: K }
    : never
  : never
