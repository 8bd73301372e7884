/** Megabytes and statements a second. */
export function speeds(statements: readonly string[], time: number): readonly string[] {
  const size = statements.reduce((sum, sql) => sum + sql.length, 0)
  return [(size / 1000 / time).toFixed(2), ((statements.length * 1000) / time).toFixed(0)]
}
