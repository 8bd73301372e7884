import type { Connection } from '../../../../engine.ts'
import { foldName, quoteName } from '../text/names.ts'
import { tokensOf } from '../text/tokens.ts'
import type { Copied } from './copy-rows.ts'

/**
 * A column that the new table does not have goes with its values: somebody else may have added it since the file was
 * written. Throws where it holds some, no expression reads it, and no comment says that it goes.
 */
export async function refuseLoss(
  connection: Connection,
  { old, made, copies }: Copied,
  sql: string,
): Promise<void> {
  const kept = new Set(made.columns.map(({ name }) => foldName(name)))
  for (const expression of copies.values())
    for (const { value } of tokensOf(expression)) kept.add(foldName(value))
  const losses = sql.split('\n').filter((line) => /^\s*--\s*hazard:\s*data-loss\b/.test(line))
  for (const { name, isGenerated } of old.columns) {
    if (isGenerated || kept.has(foldName(name))) continue
    if (losses.some((line) => foldName(line).includes(`.${foldName(name)}:`))) continue
    const [found] = await connection.query<{ rows: bigint }>(
      `select count(*) as rows from ${quoteName(old.name)} where ${quoteName(name)} is not null`,
    )
    const rows = found?.rows ?? 0n
    if (rows === 0n) continue
    const line = `-- hazard: data-loss column ${old.name}.${name}: Its values are lost.`
    throw new Error(
      `the new table ${old.name} has no column ${name}, which holds ${rows} ${rows === 1n ? 'value' : 'values'}; if that is meant, write in front of the statement: ${line}`,
    )
  }
}
