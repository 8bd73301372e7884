import { scalar } from '../../ir/type.ts'
import type { Types } from '../dialect.ts'
import { types as mysql } from '../mysql/sql-types.ts'
import { pluginTypes } from './plugin-types.ts'

/** Those of MySQL, and what plugins of the server know, which any name may stand for. */
export const types: Types = {
  ...mysql,
  parse: (name, named) => {
    const words = name.words.toLowerCase()
    return Object.hasOwn(pluginTypes, words) ? scalar(words) : mysql.parse(name, named)
  },
  names: [...mysql.names, ...Object.keys(pluginTypes)],
}
