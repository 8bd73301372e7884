import { bug } from '../diagnostics/bug.ts'
import type { Code, ParamsOf } from '../diagnostics/catalogue.ts'
import { type LocatedDiagnostic, locate } from '../diagnostics/locate.ts'
import { createReport } from '../diagnostics/report.ts'
import { type CheckedProject, givesRows, type QueryGroup, resultItems } from '../ir/checked.ts'
import type { GenOptions } from '../ir/options.ts'
import type { Place } from '../source/span.ts'
import {
  canDeclareType,
  groupInterface,
  methodName,
  paramsName,
  resultName,
  rowName,
} from './names.ts'
import { itemName } from './emit-row.ts'
import {
  type NamedRecord,
  type NamingDialect,
  type SchemaNames,
  schemaNames,
} from './schema-names.ts'

/**
 * What stands in the way of emission: names that two things would have, or that are taken. Reports
 * `duplicate-query`, `reserved-method`, `duplicate-group`, `reserved-group`, `duplicate-record`,
 * `reserved-record`, `invalid-rename`, `duplicate-property`.
 */
export function checkNames(
  project: CheckedProject,
  dialect: NamingDialect,
  options: GenOptions,
): readonly LocatedDiagnostic[] {
  return [
    ...checkGroups(project.groups),
    ...checkMethods(project.groups),
    ...checkRecords(project, dialect, options),
    ...checkProperties(project, schemaNames(project, dialect, options)),
  ]
}

const reservedGroups = new Set(['index', 'database'])
/** `new` would declare a constructor. */
const reservedMethods = new Set(['then', 'constructor', 'transaction', 'new'])
/** What the declarations themselves say: a record of that name would hide it. */
const reservedRecords = new Set(['New', 'Queries', 'JsonValue', 'Date', 'Uint8Array', 'Promise'])

/** File systems may not tell `Books.js` from `books.js`. */
function checkGroups(groups: readonly QueryGroup[]): LocatedDiagnostic[] {
  const firsts = new Map<string, Place>()
  return groups.flatMap(({ name, file }) => {
    const place = { file, start: 0, end: 0 }
    if (reservedGroups.has(name.toLowerCase())) {
      return [diagnostic('reserved-group', place, { group: name })]
    }
    const keys = [name.toLowerCase(), groupInterface(name)]
    const first = keys.flatMap((key) => firsts.get(key) ?? [])[0]
    for (const key of keys) firsts.set(key, first ?? place)
    if (first === undefined) return []
    return [
      diagnostic('duplicate-group', place, { group: name }, { at: first, label: 'the first' }),
    ]
  })
}

function checkMethods(groups: readonly QueryGroup[]): LocatedDiagnostic[] {
  const firsts = new Map<string, Place>()
  return groups
    .flatMap(({ queries }) => queries)
    .flatMap(({ query: { name }, place }) => {
      const method = methodName(name)
      if (reservedMethods.has(method)) {
        return [diagnostic('reserved-method', place, { name, method })]
      }
      const first = firsts.get(method)
      if (first === undefined) {
        firsts.set(method, place)
        return []
      }
      const related = { at: first, label: 'the first' }
      return [diagnostic('duplicate-query', place, { name, method }, related)]
    })
}

/** Who has a name in `index.d.ts`; `subject` is how the user would call it. */
interface Holder {
  readonly subject: string
  readonly place: Place
}

function checkRecords(
  project: CheckedProject,
  dialect: NamingDialect,
  options: GenOptions,
): LocatedDiagnostic[] {
  const { records, enums } = schemaNames(project, dialect, options)
  const taken = queryTypes(project.groups)
  return [...enums, ...records].flatMap((item) => {
    const { name, subject, place } = item
    if (!canDeclareType(name) && options.rename.has(subject)) {
      const at = options.renamePlaces?.get(subject) ?? place
      return [diagnostic('invalid-rename', at, { name, subject })]
    }
    const all = 'relation' in item ? recordTypes(item) : [name]
    if (all.some((each) => reservedRecords.has(each))) {
      return [diagnostic('reserved-record', place, { record: name, subject })]
    }
    const clash = all.find((each) => taken.has(each))
    const first = clash === undefined ? undefined : taken.get(clash)
    for (const each of all) if (!taken.has(each)) taken.set(each, { subject, place })
    if (clash === undefined || first === undefined) return []
    const params = { record: clash, first: first.subject, second: subject }
    const related = { at: first.place, label: `"${clash}" comes from here` }
    return [diagnostic('duplicate-record', place, params, related)]
  })
}

/** Two columns may be renamed to one property, of a record or of a query's own row. */
function checkProperties({ groups }: CheckedProject, names: SchemaNames): LocatedDiagnostic[] {
  const ofRecords = names.records.flatMap(({ relation, subject, place: whole }) => {
    const of = { schema: relation.schema, relation: relation.name }
    const used = new Set<string>()
    return relation.columns.flatMap(({ name, place = whole }) => {
      const property = names.property(of, name)
      const isFirst = !used.has(property)
      used.add(property)
      return isFirst
        ? []
        : [diagnostic('duplicate-property', place, { property, subject: `"${subject}"` })]
    })
  })
  const own = groups.flatMap(({ queries }) =>
    queries.filter(({ query }) => query.record === undefined),
  )
  const ofRows = own.flatMap(({ query, place }) => {
    const properties = resultItems(query).map((item) => itemName(item, names))
    const property = properties.find((each, index) => properties.indexOf(each) !== index)
    const subject = `the query "${query.name}"`
    return property === undefined
      ? []
      : [diagnostic('duplicate-property', place, { property, subject })]
  })
  return [...ofRecords, ...ofRows]
}

/** The interfaces that query files declare. */
function queryTypes(groups: readonly QueryGroup[]): Map<string, Holder> {
  const taken = new Map<string, Holder>()
  for (const { name: group, file, queries } of groups) {
    taken.set(groupInterface(group), { subject: group, place: { file, start: 0, end: 0 } })
    for (const { query, place } of queries) {
      const method = methodName(query.name)
      const holder = { subject: query.name, place }
      if (query.parameters.length > 1) taken.set(paramsName(method), holder)
      if (givesRows(query.kind) && query.record === undefined) taken.set(rowName(method), holder)
      if (query.kind === 'execresult') taken.set(resultName(method), holder)
    }
  }
  return taken
}

function recordTypes({ name, writable }: NamedRecord): readonly string[] {
  return writable ? [name, `Create${name}`, `Update${name}`] : [name]
}

function diagnostic<C extends Code>(
  code: C,
  place: Place,
  params: ParamsOf<C>,
  ...related: readonly { readonly at: Place; readonly label: string }[]
): LocatedDiagnostic {
  const report = createReport()
  report.add(code, { start: 0, end: place.end - place.start }, params, ...related)
  const [found] = report.all()
  return locate(found ?? bug(`no diagnostic ${code}`), place)
}
