import type { ChangeHazards } from '../change-hazards.ts'

/** A file has one writer at a time, whatever is written. */
export const changeHazards: ChangeHazards = {}
