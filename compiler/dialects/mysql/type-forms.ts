import type { TypeForm } from '../grammar.ts'

/** MySQL 9 manual, chapter 13, and the grammar of its parser: what may stand behind each type. */
const rows: readonly (TypeForm & { readonly types: string })[] = [
  {
    types: `int, integer, tinyint, int1, smallint, int2, mediumint, int3, middleint, int4, bigint, int8, year`,
    length: 'size',
    attributes: 'number',
  },
  { types: 'real, double, double precision, float8', length: 'pair', attributes: 'number' },
  {
    types: 'float, float4, decimal, dec, numeric, fixed',
    length: 'decimal',
    attributes: 'number',
  },
  {
    types: 'bit, binary, blob, vector',
    length: 'size',
    attributes: 'none',
  },
  { types: 'time, timestamp, datetime', length: 'precision', attributes: 'none' },
  { types: 'varbinary', length: 'required', attributes: 'none' },
  { types: 'char, character, text', length: 'size', attributes: 'characters' },
  { types: 'nchar, national char, national character', length: 'size', attributes: 'binary' },
  {
    types: 'varchar, varcharacter, char varying, character varying',
    length: 'required',
    attributes: 'characters',
  },
  {
    types: `nvarchar, national varchar, national varcharacter, nchar varchar, nchar varcharacter, nchar varying,
      national char varying, national character varying`,
    length: 'required',
    attributes: 'binary',
  },
  {
    types: `tinytext, mediumtext, longtext, long, long varchar, long varcharacter, long char varying,
      long character varying`,
    length: 'none',
    attributes: 'characters',
  },
  { types: 'enum, set', length: 'labels', attributes: 'characters' },
  {
    types: `bool, boolean, date, tinyblob, mediumblob, longblob, long varbinary, json, serial, geometry,
      geomcollection, geometrycollection, point, multipoint, linestring, multilinestring, polygon, multipolygon`,
    length: 'none',
    attributes: 'none',
  },
]

export const typeForms: Readonly<Record<string, TypeForm>> = Object.fromEntries(
  rows.flatMap(({ types, length, attributes }) =>
    types.split(',').map((type) => [type.trim(), { length, attributes }]),
  ),
)
