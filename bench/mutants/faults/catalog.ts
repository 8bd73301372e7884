import type { Fault } from '../fault.ts'

const NULL_TEST = 'compiler/4-check/nullability/nullability.test.ts'

export const catalogFaults: readonly Fault[] = [
  {
    name: 'a NOT NULL domain keeps its columns from NULL',
    file: 'compiler/3-resolve/definitions/tables/resolve-column.ts',
    text: 'nullable: !serial && !has(...refusingNull),',
    by: "nullable: !serial && !has(...refusingNull) && !(type.kind === 'domain' && type.notNull),",
    tests: [NULL_TEST],
  },
  {
    name: 'a value of the type of a table has what the table asks for',
    file: 'compiler/3-resolve/catalog/row-type.ts',
    text: 'nullable: true',
    by: 'nullable: column.nullable',
    tests: ['golden/suites/cases.test.ts'],
  },
  {
    name: 'a view is changed through one that cannot be',
    file: 'compiler/3-resolve/definitions/views/changed-through.ts',
    text: "if (relation?.kind !== 'view') return true",
    by: 'if (relation) return true',
    tests: ['compiler/4-check/rules/changed-relation.test.ts'],
  },
]
