import type { Fault } from '../fault.ts'

const POSTGRESQL = 'compiler/dialects/postgresql/semantics'
const CALL_TEST = `${POSTGRESQL}/routines/resolve-call.test.ts`
const CASTS_TEST = `${POSTGRESQL}/conversions/declared-casts.test.ts`
const OPERATOR_TEST = `${POSTGRESQL}/operators/resolve-operator.test.ts`

/** In how types, operators and functions are chosen. */
export const postgresqlFaults: readonly Fault[] = [
  {
    name: 'what resolves by a cast of the schema is remembered for all schemas',
    file: `${POSTGRESQL}/routines/choose-routine.ts`,
    text: 'hasDeclaredCasts(catalog) || isDeclared(call, catalog)',
    by: 'isDeclared(call, catalog)',
    tests: [CASTS_TEST],
  },
  {
    name: 'what resolves to a routine of the schema is remembered',
    file: `${POSTGRESQL}/routines/choose-routine.ts`,
    text: 'hasDeclaredCasts(catalog) || isDeclared(call, catalog)',
    by: 'hasDeclaredCasts(catalog)',
    tests: ['compiler/compile-schema.test.ts'],
  },
  {
    name: 'a function of a cast gives the same each time',
    file: `${POSTGRESQL}/conversions/cast.ts`,
    text: 'return cast !== undefined && cast.stable !== true',
    by: 'return false',
    tests: [CASTS_TEST],
  },
  {
    name: 'preferred types are ignored',
    file: `${POSTGRESQL}/select-candidate.ts`,
    text: 'return categoryOf(operand) === categoryOf(parameter) && isPreferred(parameter)',
    by: 'return false',
    tests: [CALL_TEST, OPERATOR_TEST],
  },
  {
    name: 'an exact match ranks no higher than one by coercion',
    file: `${POSTGRESQL}/select-candidate.ts`,
    text: 'const exact = best(candidates, operands, identical)',
    by: 'const exact = candidates',
    tests: [CALL_TEST, OPERATOR_TEST],
  },
  {
    name: 'an untyped operand is not taken for what the typed ones are',
    file: `${POSTGRESQL}/select-candidate.ts`,
    text: '  return accepting.length === 1 ? accepting[0] : undefined\n',
    by: '  return undefined\n',
    tests: [CALL_TEST, OPERATOR_TEST],
  },
  {
    name: 'a string is no better than other categories for an untyped operand',
    file: `${POSTGRESQL}/select-candidate.ts`,
    text: "const category = categories.has('S') ? 'S' : first",
    by: 'const category = first',
    tests: [CALL_TEST, OPERATOR_TEST],
  },
  {
    name: 'the first arm of CASE and UNION gives the type',
    file: `${POSTGRESQL}/conversions/common-type.ts`,
    text: 'if (widens(common, type, catalog)) common = type',
    by: 'if (widens(common, type, catalog)) continue',
    tests: [`${POSTGRESQL}/conversions/unify.test.ts`],
  },
  {
    name: 'LIMIT takes an int4',
    file: `${POSTGRESQL}/semantics.ts`,
    text: "limit: typeNamed('int8')",
    by: "limit: typeNamed('int4')",
    tests: ['golden/golden.ts -t limit'],
  },
  {
    name: 'EXCLUDED has no name',
    file: `${POSTGRESQL}/semantics.ts`,
    text: "proposedRow: 'excluded'",
    by: 'proposedRow: undefined',
    tests: ['golden/golden.ts -t conflict'],
  },
]
