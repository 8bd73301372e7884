/**
 * The name of the member that lists the columns of a row whose `null` is a document, not the absence of one. It is
 * longer where a column has that name.
 */
export function nullDocumentsName(columns: readonly string[]): string {
  let name = '$nullDocuments'
  while (columns.includes(name)) name = `$${name}`
  return name
}
