import { functions } from '../../../compiler/dialects/mariadb/semantics/functions.ts'
import { semantics } from '../../../compiler/dialects/mariadb/semantics/semantics.ts'
import type { Palette, PaletteType } from '../palette.ts'
import { jsonTables, mysqlSyntax, paletteOf } from './mysql.ts'
import { mysqlTypes } from './mysql-types.ts'

/** What CAST knows in MySQL alone. */
const foreignCasts: ReadonlySet<string> = new Set(['FLOAT', 'YEAR', 'JSON', 'POINT'])

const jsons = [`'{"a": 1}'`, `'[1, null]'`]

/** Knowledge base, "Data Types". */
const types: readonly PaletteType[] = mysqlTypes.map((type) => ({
  ...type,
  cast: type.cast !== undefined && foreignCasts.has(type.cast) ? undefined : type.cast,
  // JSON is text.
  ...(type.name === 'json' && { literals: jsons, ordered: true }),
}))

export function mariadbPalette(): Palette {
  return paletteOf({
    functions,
    semantics,
    types,
    special: [],
    setFunctions: jsonTables,
    limits: 'SET NAMES utf8mb4; SET max_statement_time = 2',
    syntax: {
      ...mysqlSyntax,
      longIntersections: true,
      lateral: false,
      namesOfDerived: false,
      // DELETE has it of one table alone.
      returning: ['insert'],
      row: (values) => `(${values})`,
    },
  })
}
