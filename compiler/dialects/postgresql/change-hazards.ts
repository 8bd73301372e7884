import type { ChangeHazards } from '../change-hazards.ts'

/** The manual's pages of ALTER TABLE and CREATE INDEX say which lock each of them takes. */
export const changeHazards: ChangeHazards = {
  'create-index': {
    kind: 'long-lock',
    detail:
      'Writes to the table wait until the index is built. CREATE INDEX CONCURRENTLY lets them through.',
  },
  'set-type': {
    kind: 'rewrite',
    detail:
      'The table is written anew while reads and writes of it wait, unless the new type keeps the old values as they are.',
  },
  'set-not-null': {
    kind: 'long-lock',
    detail:
      'All rows are read while reads and writes of the table wait. A valid CHECK (column IS NOT NULL) makes that unnecessary.',
  },
  'add-foreign-key': {
    kind: 'long-lock',
    detail:
      'All rows are checked while writes to both tables wait. Add it NOT VALID, and then VALIDATE CONSTRAINT.',
  },
  'add-check': {
    kind: 'long-lock',
    detail:
      'All rows are checked while reads and writes of the table wait. Add it NOT VALID, and then VALIDATE CONSTRAINT.',
  },
  'add-key': {
    kind: 'long-lock',
    detail:
      'Reads and writes of the table wait until the index is built. CREATE UNIQUE INDEX CONCURRENTLY builds it before, and ADD CONSTRAINT ... USING INDEX takes it.',
  },
}
