/** The name of a tab as the annotation of a query takes it: `Revenue by month` is `RevenueByMonth`. */
export function methodName(name: string): string {
  const words = name.normalize('NFD').match(/[A-Za-z0-9]+/g) ?? []
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  const named = joined.replace(/^[0-9]+/, '').slice(0, 63)
  return named === '' ? 'Query' : named
}
