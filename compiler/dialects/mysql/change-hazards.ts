import type { ChangeHazards } from '../change-hazards.ts'

/** The manual's chapter "Online DDL Operations"; indexes and keys are built while rows are written. */
export const changeHazards: ChangeHazards = {
  'set-type': {
    kind: 'rewrite',
    detail:
      'The table is copied while writes to it wait, unless only its length or its comment is another.',
  },
  'add-foreign-key': {
    kind: 'long-lock',
    detail: 'The table is copied and checked while writes to it wait.',
  },
  'add-check': {
    kind: 'long-lock',
    detail: 'The table is copied and checked while writes to it wait.',
  },
}
