import type { DiagramTable } from './diagram-model.ts'

/** The tables in whose name, or in the name of one of whose columns, the text occurs; names of tables first. */
export function foundTables(
  tables: readonly DiagramTable[],
  text: string,
): readonly DiagramTable[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const holds = ({ name }: { readonly name: string }) => name.toLowerCase().includes(wanted)
  const byName = tables.filter(holds)
  const byColumn = tables.filter((table) => !holds(table) && table.columns.some(holds))
  return [...byName, ...byColumn]
}
