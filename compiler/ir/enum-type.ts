/** `name` is undefined where an enum is written in the column (MySQL); there it has no schema. */
export interface EnumType {
  readonly kind: 'enum'
  readonly schema: string | undefined
  readonly name: string | undefined
  readonly labels: readonly string[]
}
