/** `iif(a, b, c)` is a CASE, `isnull(a)` a test, `nvl2(a, b, c)` a CASE with that test. */
export type CallMeaning = 'case' | 'is-null' | 'case-of-null'
