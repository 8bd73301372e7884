import type { Column } from '../../../ir/catalog.ts'
import { scalar } from '../../../ir/type.ts'
import { builtInColumn } from '../../built-in.ts'

/** `name text!|kind integer`: `!` marks a column that is never NULL. */
export function readColumns(columns: string, hidden: boolean): readonly Column[] {
  return columns.split('|').map((column) => {
    const [name = '', type = ''] = column.split(' ')
    const nullable = !type.endsWith('!')
    return builtInColumn({ name, type: scalar(type.replace('!', '')), nullable, hidden })
  })
}
