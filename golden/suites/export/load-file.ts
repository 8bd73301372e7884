import type { Relation } from '../../../compiler/ir/catalog.ts'
import { Parameters } from '../../../runtime/browse/parameters.ts'
import { unguardFormula } from '../../../runtime/export/guard-formula.ts'
import { readCsv } from '../../../runtime/import/read-csv.ts'
import { readJsonRecords } from '../../../runtime/import/read-json-records.ts'
import type { FileRecord } from '../../../runtime/import/record.ts'
import { valueOfJson } from '../../../runtime/import/value-of-json.ts'
import { withNullDocuments } from '../../../runtime/import/with-null-documents.ts'
import { valueOfText } from '../../../runtime/import/value-of-text.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import type { Json } from '../../../runtime/values/cell-value.ts'
import { parseExact } from '../../../runtime/values/exact-json.ts'
import { nullDocumentsName } from '../../../runtime/values/null-documents.ts'

interface Loaded {
  readonly format: 'json' | 'ndjson' | 'csv'
  readonly text: string
}

/** Adds the rows of an exported file to a table, as the studio reads such files. */
export async function loadFile(
  open: OpenDatabase,
  relation: Relation,
  { format, text }: Loaded,
): Promise<void> {
  const { values, sqlText, database } = open
  const member = nullDocumentsName(relation.columns.map(({ name }) => name))
  const records = format === 'csv' ? await csvRecords(text) : jsonRecords(text, member)
  for (const { fields, nullDocuments } of records) {
    const parameters = new Parameters(sqlText)
    const places = fields.map(({ name, value }) => {
      const type = relation.columns.find((column) => column.name === name)?.type
      if (type === undefined) throw new Error(`${relation.name} has no ${name}`)
      const json =
        format === 'csv' && typeof value === 'string'
          ? valueOfText(unguardFormula(value), type, values)
          : valueOfJson(value, type, { values, isNullDocument: nullDocuments?.has(name) === true })
      const written = values.write(json, type, 'text')
      if (written.kind === 'refused') throw new Error(`${relation.name}.${name}: ${written.reason}`)
      return parameters.place(written.parameter, type)
    })
    const names = fields.map(({ name }) => sqlText.quote(name)).join(', ')
    const sql = `insert into ${sqlText.relation(relation)} (${names}) values (${places.join(', ')})`
    await database.query(parameters.statement(sql))
  }
}

function jsonRecords(text: string, member: string): readonly FileRecord[] {
  const parse = (each: string): Json => parseExact(each)
  const records = readJsonRecords(text, { parse, isLast: true, isListed: false })
  return [...records].map((record) => withNullDocuments(record, member))
}

async function csvRecords(text: string): Promise<readonly FileRecord[]> {
  const records: FileRecord[] = []
  const rules = { delimiter: ',', nullText: '', isLast: true, hasOneField: false }
  for await (const record of readCsv(text, rules)) records.push(record)
  const [header, ...rows] = records
  const names = header?.fields.map(({ value }) => unguardFormula(String(value))) ?? []
  return rows.map(({ fields, end }) => ({
    end,
    fields: fields.map(({ value }, index) => ({ name: names[index] ?? '', value })),
  }))
}
