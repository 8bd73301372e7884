import { unknown, type Type } from '../../../../compiler/ir/type.ts'
import type { ResultColumn } from '../../../database.ts'
import type { IntrospectedConnection, IntrospectedDialect } from '../../../engine.ts'
import * as queries from '../introspect/introspection-queries.ts'
import type { ResultField } from './portal.ts'
import { readTypes, type TypeOf } from '../introspect/read-types.ts'

interface Known {
  readonly ids: ReadonlySet<number>
  readonly typeOf: TypeOf
}

/** The types of results by their object ids. They are read from the server when an unknown one turns up. */
export class ResultTypes {
  private readonly dialect: IntrospectedDialect
  private known: Known = { ids: new Set(), typeOf: () => unknown }

  constructor(dialect: IntrospectedDialect) {
    this.dialect = dialect
  }

  /** What was read may have been altered: an enum has other labels. */
  forget(): void {
    this.known = { ids: new Set(), typeOf: () => unknown }
  }

  async columns(
    fields: readonly ResultField[],
    connection: IntrospectedConnection,
  ): Promise<readonly ResultColumn[]> {
    if (fields.some(({ dataTypeID }) => !this.known.ids.has(dataTypeID)))
      await this.read(connection)
    return fields.map((field) => ({ name: field.name, type: this.typeOf(field) }))
  }

  private typeOf({ dataTypeID, dataTypeModifier }: ResultField): Type {
    return this.known.typeOf(dataTypeID, modifiersOf(dataTypeID, dataTypeModifier))
  }

  private async read(connection: IntrospectedConnection): Promise<void> {
    const types = await connection.query<queries.TypeRow>(queries.TYPES)
    const hasFields = types.some(({ kind, builtin }) => kind === 'c' && !builtin)
    const columns = hasFields ? await connection.query<queries.ColumnRow>(queries.COLUMNS) : []
    const ids = new Set(types.map(({ id }) => id))
    this.known = { ids, typeOf: readTypes(types, columns, this.dialect) }
  }
}

const HEADER = 4
const NUMERIC: ReadonlySet<number> = new Set([1700, 1231])
/** bpchar, varchar and their arrays. */
const LENGTHS: ReadonlySet<number> = new Set([1042, 1043, 1014, 1015])
/** Bits, times and timestamps, and their arrays. */
const PLAIN: ReadonlySet<number> = new Set([
  1560, 1562, 1561, 1563, 1083, 1266, 1114, 1184, 1183, 1270, 1115, 1185,
])

/** `10,2` of numeric(10,2), as the engine packs it into a number (numerictypmodin, bpchartypmodin). */
function modifiersOf(id: number, packed: number): string | null {
  if (packed < 0) return null
  const value = packed - HEADER
  // The scale is a signed number of eleven bits.
  if (NUMERIC.has(id)) return `${(value >> 16) & 0xffff},${((value & 0x7ff) ^ 1024) - 1024}`
  if (LENGTHS.has(id)) return String(value)
  return PLAIN.has(id) ? String(packed) : null
}
