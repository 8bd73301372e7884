/** What stands behind an expression, to ask whether it is NULL. */
export interface NullTest {
  readonly is: string
  readonly isNot: string
}

export const nullTest: NullTest = { is: 'is null', isNot: 'is not null' }
