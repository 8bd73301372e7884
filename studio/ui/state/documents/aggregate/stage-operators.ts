interface StageOperator {
  readonly name: `$${string}`
  readonly detail: string
  /** What a new stage begins with. */
  readonly body: string
}

const ROWS: readonly (readonly [StageOperator['name'], detail: string, body: string])[] = [
  ['$match', 'keeps documents that fit', '{  }'],
  ['$group', 'one document a group', '{ _id: null, count: { $sum: 1 } }'],
  ['$sort', 'orders', '{ _id: 1 }'],
  ['$project', 'keeps or computes fields', '{ _id: 1 }'],
  ['$set', 'adds or changes fields', '{  }'],
  ['$unset', 'leaves fields out', "['']"],
  ['$limit', 'so many documents', '20'],
  ['$skip', 'leaves out the first ones', '0'],
  ['$count', 'the number of documents', "'count'"],
  ['$unwind', 'a document for each item', "{ path: '$' }"],
  [
    '$lookup',
    'documents of another collection',
    "{\n  from: '',\n  localField: '',\n  foreignField: '_id',\n  as: ''\n}",
  ],
  ['$addFields', 'adds or changes fields', '{  }'],
  ['$replaceRoot', 'another document instead', "{ newRoot: '$' }"],
  ['$bucket', 'groups by ranges', "{ groupBy: '$', boundaries: [0, 10, 100], default: 'other' }"],
  ['$bucketAuto', 'groups of like size', "{ groupBy: '$', buckets: 5 }"],
  ['$sortByCount', 'groups by how many there are', "'$'"],
  ['$facet', 'several pipelines beside each other', '{ all: [] }'],
  ['$sample', 'documents by chance', '{ size: 10 }'],
  [
    '$graphLookup',
    'follows references',
    "{\n  from: '',\n  startWith: '$',\n  connectFromField: '',\n  connectToField: '_id',\n  as: ''\n}",
  ],
  ['$unionWith', 'documents of another collection, too', "{ coll: '' }"],
  ['$redact', 'leaves out parts', "'$$KEEP'"],
  ['$setWindowFields', 'figures over neighbours', '{ sortBy: { _id: 1 }, output: {} }'],
  ['$densify', 'fills gaps', "{ field: '', range: { step: 1, bounds: 'full' } }"],
  ['$fill', 'fills missing values', '{ output: {} }'],
  ['$geoNear', 'by distance', "{ near: [0, 0], distanceField: 'distance' }"],
  ['$out', 'writes a collection', "''"],
  ['$merge', 'writes into a collection', "{ into: '' }"],
]

/** The stages that are offered, those that are used most first. */
export const STAGE_OPERATORS: readonly StageOperator[] = ROWS.map(([name, detail, body]) => ({
  ...{ name, detail, body },
}))

/** Stages that write a collection; they are left out of previews. */
export const WRITING_STAGES: ReadonlySet<string> = new Set(['$out', '$merge'])

/**
 * Stages that choose documents by themselves: a limit in front of them would hide what they find, or is refused
 * (https://www.mongodb.com/docs/manual/reference/operator/aggregation-pipeline/).
 */
export const CHOOSING_STAGES: ReadonlySet<string> = new Set([
  ...['$match', '$geoNear', '$search', '$searchMeta', '$vectorSearch'],
  ...['$collStats', '$indexStats', '$planCacheStats'],
])

export function bodyOfNew(operator: string): string {
  return STAGE_OPERATORS.find(({ name }) => name === operator)?.body ?? '{  }'
}
