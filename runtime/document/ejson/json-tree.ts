/** A value of JSON as it is written: members in their order, numbers with all their digits. */
export type JsonTree =
  | { readonly kind: 'object'; readonly members: readonly JsonMember[] }
  | { readonly kind: 'array'; readonly items: readonly JsonTree[] }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'word'; readonly word: 'null' | 'true' | 'false' }

export interface JsonMember {
  readonly name: string
  readonly value: JsonTree
}
