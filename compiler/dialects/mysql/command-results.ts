import type { CommandResult } from '../../ir/query.ts'
import { scalar, type Type } from '../../ir/type.ts'
import { builtInColumn } from '../built-in.ts'
import type { CommandSite } from '../command-site.ts'

/** The beginning of a statement, in lower case with single blanks; how many rows it gives, and their columns. */
export type CommandResults = readonly (readonly [RegExp, 'one' | 'many', string])[]

/** What SHOW, DESCRIBE, EXPLAIN and the statements about tables give; undefined where the table does not tell. */
export function commandResultOf(
  table: CommandResults,
): (site: CommandSite) => CommandResult | undefined {
  return ({ text }) => {
    const words = text.trim().replaceAll(/\s+/g, ' ')
    const found = table.find(([beginning]) => beginning.test(`${words.toLowerCase()} `))
    if (found) return { columns: columnsOf(found[2]), atMostOneRow: found[1] === 'one' }
    return tablesOf(words)
  }
}

function columnsOf(columns: string) {
  return columns.split(' | ').map((column) => {
    const at = column.lastIndexOf(': ')
    const type = column.slice(at + 2)
    const nullable = !type.endsWith('!')
    return builtInColumn({
      name: column.slice(0, at),
      type: typeOf(nullable ? type : type.slice(0, -1)),
      nullable,
      hidden: false,
    })
  })
}

function typeOf(text: string): Type {
  const labels = /^enum\((.*)\)$/.exec(text)?.[1]?.split(',')
  return labels ? { kind: 'enum', schema: undefined, name: undefined, labels } : scalar(text)
}

/** The column of SHOW TABLES is named after the database, which must be written. */
function tablesOf(words: string): CommandResult | undefined {
  const found = /^show (full )?tables (?:from|in) (?:`([^`]+)`|(\w+))$/i.exec(words)
  if (!found) return undefined
  const [, full, quoted, plain] = found
  const kind = full ? ' | Table_type: varchar!' : ''
  return {
    columns: columnsOf(`Tables_in_${quoted ?? plain}: varchar!${kind}`),
    atMostOneRow: false,
  }
}
