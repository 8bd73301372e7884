import type { Arguments, Reply } from '../link/reply.ts'

/** How an element is changed. */
export interface EditPlan {
  /** As TYPE says it. */
  readonly type: string
  /** What is compared before anything is written; undefined: nothing is. */
  readonly look?: Look | undefined
  readonly write: readonly Arguments[]
  /** Is sent once, after all changes of the request. */
  readonly last?: Arguments | undefined
}

export interface Look {
  readonly command: Arguments
  readonly fits: (reply: Reply) => boolean
  /** What is there, for whoever is told that it is something else. */
  readonly current: (reply: Reply) => Buffer | null
}
