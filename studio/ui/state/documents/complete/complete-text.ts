import {
  ACCUMULATORS,
  COMPARISONS,
  EXPRESSIONS,
  LOGICAL,
  type Operator,
  VALUES,
  VARIABLES,
} from './operators.ts'
import { STAGE_OPERATORS } from '../aggregate/stage-operators.ts'
import { type TextPlace, textPlace } from './text-place.ts'

/** A field that documents of a sample have. */
export interface FieldName {
  readonly path: string
  readonly types: string
}

/** What a text is: the filter, the order or the projection of a query, or the value of a stage. */
export type TextRole = 'filter' | 'sort' | 'projection' | 'collation' | 'pipeline' | `$${string}`

export interface Proposal {
  readonly label: string
  readonly kind: 'field' | 'operator' | 'value' | 'member'
  readonly detail: string
  /** What is written instead of the label. */
  readonly apply?: string
}

export interface Proposals {
  readonly from: number
  /** A word or a text has been begun, or the name of a member is next: they are shown without being asked for. */
  readonly isBegun: boolean
  readonly options: readonly Proposal[]
}

/** Returns what may be written at the end of a text. */
export function completeText(
  text: string,
  role: TextRole,
  fields: readonly FieldName[],
): Proposals | undefined {
  const place = textPlace(text)
  if (place === undefined) return undefined
  const within = role === 'pipeline' ? stageWithin(place) : { role, path: place.path }
  const options = proposalsAt({ ...place, path: within.path }, within.role, fields)
  const isBegun = place.word !== '' || place.kind === 'text' || place.isName
  return options.length === 0 ? undefined : { from: place.from, isBegun, options }
}

/** In the text of a whole pipeline the name of a stage says what stands in it. */
function stageWithin({ path }: TextPlace): {
  readonly role: TextRole
  readonly path: readonly string[]
} {
  const [stage, ...rest] = path
  return isStage(stage) ? { role: stage, path: rest } : { role: 'pipeline', path }
}

function isStage(name: string | undefined): name is `$${string}` {
  return name?.startsWith('$') === true
}

function proposalsAt(
  place: TextPlace,
  role: TextRole,
  fields: readonly FieldName[],
): readonly Proposal[] {
  if (place.kind === 'text' && !place.isName) return references(place, role, fields)
  if (place.isName) return namesAt(place, role, fields)
  return role === 'filter' || role === '$match'
    ? plain('value', VALUES)
    : [...fields.map(referenceOf), ...plain('value', VALUES)]
}

/** `"$price.amount"`: the value of a field within an expression. */
function references(
  { word }: TextPlace,
  role: TextRole,
  fields: readonly FieldName[],
): readonly Proposal[] {
  if (word.startsWith('$$')) return plain('value', VARIABLES)
  if (word.startsWith('$'))
    return fields.map(({ path, types }) => ({ label: `$${path}`, kind: 'field', detail: types }))
  return PATH_ROLES.has(role) ? fieldProposals(fields, false) : []
}

/** Stages whose texts are names of fields. */
const PATH_ROLES: ReadonlySet<string> = new Set(['$lookup', '$unset', '$merge', '$unwind'])

function namesAt(
  { path, kind }: TextPlace,
  role: TextRole,
  fields: readonly FieldName[],
): readonly Proposal[] {
  const isQuoted = kind === 'text'
  if (role === 'pipeline') return plain('operator', STAGE_OPERATORS)
  const members = path.length === 0 ? MEMBERS[role] : undefined
  if (members !== undefined) return plain('member', members)
  if (role === 'filter' || role === '$match') return filterNames(path, fields, isQuoted)
  if (ORDER_ROLES.has(role)) return fieldProposals(fields, isQuoted)
  if (path.length === 0) return [...fieldProposals(fields, isQuoted)]
  const isAccumulating = role === '$group' || role === '$bucket' || role === '$bucketAuto'
  return plain('operator', isAccumulating ? [...ACCUMULATORS, ...EXPRESSIONS] : EXPRESSIONS)
}

const ORDER_ROLES: ReadonlySet<string> = new Set(['sort', '$sort'])

function filterNames(
  path: readonly string[],
  fields: readonly FieldName[],
  isQuoted: boolean,
): readonly Proposal[] {
  const inner = path.findLast((name) => !LIST_OPERATORS.has(name))
  if (inner === '$expr') return plain('operator', EXPRESSIONS)
  if (inner === undefined || inner === '$elemMatch')
    return [...fieldProposals(fields, isQuoted), ...plain('operator', LOGICAL)]
  return plain('operator', COMPARISONS)
}

/** Operators whose lists hold filters again. */
const LIST_OPERATORS: ReadonlySet<string> = new Set(['$and', '$or', '$nor'])

/** The members of stages and of a collation. */
const MEMBERS: Readonly<Record<string, readonly Operator[] | undefined>> = {
  $lookup: [
    { name: 'from', detail: 'the other collection' },
    { name: 'localField', detail: 'the field here' },
    { name: 'foreignField', detail: 'the field there' },
    { name: 'let', detail: 'variables' },
    { name: 'pipeline', detail: 'stages over the other collection' },
    { name: 'as', detail: 'where the found documents go' },
  ],
  $unwind: [
    { name: 'path', detail: 'the array' },
    { name: 'includeArrayIndex', detail: 'where its place goes' },
    { name: 'preserveNullAndEmptyArrays', detail: 'true or false' },
  ],
  $merge: [
    { name: 'into', detail: 'the collection' },
    { name: 'on', detail: 'fields that tell documents apart' },
    { name: 'whenMatched', detail: 'replace, keepExisting, merge, fail' },
    { name: 'whenNotMatched', detail: 'insert, discard, fail' },
  ],
  $bucket: [
    { name: 'groupBy', detail: 'an expression' },
    { name: 'boundaries', detail: 'a list of values' },
    { name: 'default', detail: 'for all else' },
    { name: 'output', detail: 'fields of each bucket' },
  ],
  $bucketAuto: [
    { name: 'groupBy', detail: 'an expression' },
    { name: 'buckets', detail: 'how many' },
    { name: 'output', detail: 'fields of each bucket' },
  ],
  $sample: [{ name: 'size', detail: 'how many documents' }],
  collation: [
    { name: 'locale', detail: 'en, de, …' },
    { name: 'strength', detail: '1 to 5' },
    { name: 'caseLevel', detail: 'true or false' },
    { name: 'numericOrdering', detail: 'true or false' },
  ],
}

function plain(kind: Proposal['kind'], operators: readonly Operator[]): readonly Proposal[] {
  return operators.map(({ name, detail }) => ({ label: name, kind, detail }))
}

function referenceOf({ path, types }: FieldName): Proposal {
  return { label: `"$${path}"`, kind: 'field', detail: types }
}

/** Names with dots and other signs are quoted. */
function fieldProposals(fields: readonly FieldName[], isQuoted: boolean): readonly Proposal[] {
  return fields.map(({ path, types }) => {
    const isWord = isQuoted || /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(path)
    const proposal = { label: path, kind: 'field' as const, detail: types }
    return isWord ? proposal : { ...proposal, apply: JSON.stringify(path) }
  })
}
