/** MongoDB answers this to `explain` of a filter and an order that an index serves in part; members that nobody reads are left out. */
export const TOLD_PLAN = {
  explainVersion: '1',
  queryPlanner: { winningPlan: { stage: 'SORT' }, rejectedPlans: [] },
  executionStats: {
    ...{ executionSuccess: true, nReturned: 40, executionTimeMillis: 3 },
    ...{ totalKeysExamined: 96, totalDocsExamined: 96 },
    executionStages: {
      ...{ stage: 'SORT', nReturned: 40, executionTimeMillisEstimate: 3 },
      ...{ sortPattern: { sold: -1 }, memLimit: 104_857_600, usedDisk: false },
      inputStage: {
        ...{ stage: 'FETCH', nReturned: 40, executionTimeMillisEstimate: 2, docsExamined: 96 },
        filter: { in_print: { $eq: true } },
        inputStage: {
          ...{ stage: 'IXSCAN', nReturned: 96, executionTimeMillisEstimate: 1, keysExamined: 96 },
          ...{ indexName: 'tags_1', keyPattern: { tags: 1 }, isMultiKey: true },
          indexBounds: { tags: ['["history", "history"]'] },
        },
      },
    },
  },
} as const
