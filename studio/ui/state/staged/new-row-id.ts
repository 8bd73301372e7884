/** The place of a new row in the grid. No key of a stored row looks like it, as keys are written as JSON. */
const NEW = 'new:'

export function newRowId(number: number): string {
  return `${NEW}${number}`
}

/** Whether a row of the grid waits to be added, and has no key yet. */
export function isNewRow(id: string): boolean {
  return id.startsWith(NEW)
}
