import type { StructureState } from '../../state/structure/structure-state.ts'
import type { Fetched } from '../../state/fetched.ts'

/** A text that is made of the table. */
export interface CodePart {
  readonly id: string
  readonly title: string
  /** What is copied, in a sentence. */
  readonly what: string
  readonly language: 'typescript' | 'sql'
  readonly extension: string
  readonly fetched: (state: StructureState) => Pick<Fetched<unknown>, 'failure' | 'refetch'>
  readonly text: (state: StructureState) => string | undefined
  /** Where it comes from. */
  readonly note: (state: StructureState) => string
}

const TYPES: CodePart = {
  id: 'types',
  title: 'Types',
  what: 'types',
  language: 'typescript',
  extension: 'd.ts',
  fetched: ({ code }) => code,
  text: ({ code }) => code.data()?.code,
  note: ({ code }) => {
    const driver = code.data()?.driver
    return driver === undefined ? '' : `what gen writes for the driver ${driver}`
  },
}

const DDL: CodePart = {
  id: 'ddl',
  title: 'DDL',
  what: 'DDL',
  language: 'sql',
  extension: 'sql',
  fetched: ({ ddl }) => ddl,
  text: ({ ddl }) => ddl.data()?.ddl,
  note: () => 'what the database says made it',
}

/** The types that `gen` makes of the table, and the statements that make the table. */
export const CODE_PARTS = [TYPES, DDL] as const
