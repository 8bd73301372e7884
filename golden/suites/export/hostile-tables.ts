import type { BrowsedEngine } from '../../fixtures/browse/opened-database.ts'
import { groupRows } from '../../../runtime/group-rows.ts'
import { hostileValues, typeDefinitions } from '../browse/hostile-values.ts'

/** The statements that make a table `v_<number>` of each type, with all its hostile values and a NULL. */
export function hostileTables(engine: BrowsedEngine): readonly string[] {
  const types = groupRows(hostileValues[engine], ({ type }) => type)
  const tables = [...types].flatMap(([type, values], number) => [
    `create table v_${number} (id integer primary key, v ${type})`,
    `insert into v_${number} (id) values (0)`,
    ...values.map(({ sql }, id) => `insert into v_${number} (id, v) values (${id + 1}, ${sql})`),
  ])
  return [...(typeDefinitions[engine] ?? []), ...tables]
}

/** The same without rows. */
export function emptyHostileTables(engine: BrowsedEngine): readonly string[] {
  return hostileTables(engine).filter((statement) => !statement.startsWith('insert'))
}
