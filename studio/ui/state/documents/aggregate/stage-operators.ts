interface StageOperator {
  readonly name: `$${string}`
  readonly detail: string
  /** What a new stage begins with. */
  readonly body: string
}

/** The stages that are offered, those that are used most first. */
export const STAGE_OPERATORS: readonly StageOperator[] = [
  { name: '$match', detail: 'keeps documents that fit', body: '{  }' },
  { name: '$group', detail: 'one document a group', body: '{ _id: null, count: { $sum: 1 } }' },
  { name: '$sort', detail: 'orders', body: '{ _id: 1 }' },
  { name: '$project', detail: 'keeps or computes fields', body: '{ _id: 1 }' },
  { name: '$set', detail: 'adds or changes fields', body: '{  }' },
  { name: '$unset', detail: 'leaves fields out', body: "['']" },
  { name: '$limit', detail: 'so many documents', body: '20' },
  { name: '$skip', detail: 'leaves out the first ones', body: '0' },
  { name: '$count', detail: 'the number of documents', body: "'count'" },
  { name: '$unwind', detail: 'a document for each item', body: "{ path: '$' }" },
  {
    ...{ name: '$lookup', detail: 'documents of another collection' },
    body: "{\n  from: '',\n  localField: '',\n  foreignField: '_id',\n  as: ''\n}",
  },
  { name: '$addFields', detail: 'adds or changes fields', body: '{  }' },
  { name: '$replaceRoot', detail: 'another document instead', body: "{ newRoot: '$' }" },
  {
    ...{ name: '$bucket', detail: 'groups by ranges' },
    body: "{ groupBy: '$', boundaries: [0, 10, 100], default: 'other' }",
  },
  { name: '$bucketAuto', detail: 'groups of like size', body: "{ groupBy: '$', buckets: 5 }" },
  { name: '$sortByCount', detail: 'groups by how many there are', body: "'$'" },
  { name: '$facet', detail: 'several pipelines beside each other', body: '{ all: [] }' },
  { name: '$sample', detail: 'documents by chance', body: '{ size: 10 }' },
  {
    ...{ name: '$graphLookup', detail: 'follows references' },
    body: "{\n  from: '',\n  startWith: '$',\n  connectFromField: '',\n  connectToField: '_id',\n  as: ''\n}",
  },
  { name: '$unionWith', detail: 'documents of another collection, too', body: "{ coll: '' }" },
  { name: '$redact', detail: 'leaves out parts', body: "'$$KEEP'" },
  {
    ...{ name: '$setWindowFields', detail: 'figures over neighbours' },
    body: '{ sortBy: { _id: 1 }, output: {} }',
  },
  {
    name: '$densify',
    detail: 'fills gaps',
    body: "{ field: '', range: { step: 1, bounds: 'full' } }",
  },
  { name: '$fill', detail: 'fills missing values', body: '{ output: {} }' },
  { name: '$geoNear', detail: 'by distance', body: "{ near: [0, 0], distanceField: 'distance' }" },
  { name: '$out', detail: 'writes a collection', body: "''" },
  { name: '$merge', detail: 'writes into a collection', body: "{ into: '' }" },
]

/** Stages that write a collection; they are left out of previews. */
export const WRITING_STAGES: ReadonlySet<string> = new Set(['$out', '$merge'])

export function bodyOfNew(operator: string): string {
  return STAGE_OPERATORS.find(({ name }) => name === operator)?.body ?? '{  }'
}
