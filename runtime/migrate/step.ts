export const hazardKinds = ['data-loss', 'rewrite', 'long-lock', 'non-transactional'] as const
export type HazardKind = (typeof hazardKinds)[number]

/** Why a statement is not simply run. */
export interface Hazard {
  readonly kind: HazardKind
  /** The object as people name it: `column users.email`. */
  readonly object: string
  /** A whole sentence. */
  readonly detail: string
  /** Asks for one number, that of the rows that it hits; undefined: it hits all of a table, or is not about rows. */
  readonly count?: string
}

/** A statement of a plan. */
export interface Step {
  /** Without the semicolon behind it. */
  readonly sql: string
  readonly hazards: readonly Hazard[]
  /** What has to hold before anything is done; one statement may change several things. */
  readonly checks?: readonly Check[]
}

/** Asks for one number: where it is not 0, the step is refused with the sentence. */
export interface Check {
  readonly count: string
  readonly refusal: string
}

export function step(sql: string, ...hazards: readonly Hazard[]): Step {
  return { sql, hazards }
}
