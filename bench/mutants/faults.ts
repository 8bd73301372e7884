/** A deliberate fault in a rule: a replacement in one file, and the tests that should notice. */
export interface Fault {
  readonly name: string
  readonly file: string
  /** Occurs once. */
  readonly text: string
  readonly by: string
  /** Asked in this order, until one fails. */
  readonly tests: readonly string[]
}

const NULLABILITY = 'compiler/4-check/nullability'
const NULL_TEST = `${NULLABILITY}/nullability.test.ts`
const CARDINALITY = 'compiler/4-check/cardinality'
const ONE_ROW_TEST = `${CARDINALITY}/at-most-one.test.ts`
const POSTGRESQL = 'compiler/dialects/postgresql/semantics'
const CALL_TEST = `${POSTGRESQL}/routines/resolve-call.test.ts`
const OPERATOR_TEST = `${POSTGRESQL}/operators/resolve-operator.test.ts`

export const faults: readonly Fault[] = [
  {
    name: 'a parameter of two types is not noticed',
    file: 'compiler/4-check/inference/parameter-mentions.ts',
    text: 'if (known) reportContradiction(mention, { known, target }, inference)\n  else decidedAt',
    by: 'if (!known) decidedAt',
    tests: ['compiler/4-check/parameters/check-parameters.test.ts'],
  },
  {
    name: 'FULL JOIN extends one side only',
    file: `${NULLABILITY}/facts.ts`,
    text: "return type === 'full' || type === (side === left ? 'right' : 'left')",
    by: "return type === (side === left ? 'right' : 'left') || (type === 'full' && side === left)",
    tests: [NULL_TEST],
  },
  {
    name: 'an outer join does not reach relations nested in its side',
    file: `${NULLABILITY}/facts.ts`,
    text: 'yield side\n    side = join\n',
    by: 'yield side\n    break\n',
    tests: [NULL_TEST],
  },
  {
    name: 'a proof about one column does not take its outer join back',
    file: `${NULLABILITY}/facts.ts`,
    text: 'return !optionalSides(variable, facts).next().done',
    by: 'return !optionalSides(variable, { ...facts, present: new Map() }).next().done',
    tests: [NULL_TEST],
  },
  {
    name: 'OR proves what either arm does',
    file: `${NULLABILITY}/proofs.ts`,
    text: 'return isAnd ? union(proofs) : intersection(proofs)',
    by: 'return union(proofs)',
    tests: [NULL_TEST],
  },
  {
    name: 'NOT (a AND b) proves what NOT (a OR b) does',
    file: `${NULLABILITY}/proofs.ts`,
    text: "return condition.operator === 'or' ? union(proofs) : intersection(proofs)",
    by: 'return union(proofs)',
    tests: [NULL_TEST],
  },
  {
    name: 'IS NULL proves what IS NOT NULL does',
    file: `${NULLABILITY}/proofs.ts`,
    text: "if (test === 'null') return negated ? whenNotNull(operand, known) : nothing",
    by: "if (test === 'null') return whenNotNull(operand, known)",
    tests: [NULL_TEST],
  },
  {
    name: 'strict functions are never NULL',
    file: `${NULLABILITY}/nullable-expression.ts`,
    text: "    case 'never':\n      return false\n    case 'strict':\n",
    by: "    case 'never':\n    case 'strict':\n      return false\n",
    tests: [NULL_TEST],
  },
  {
    name: 'functions that may give NULL for anything are strict',
    file: `${NULLABILITY}/nullable-expression.ts`,
    text: "    case 'strict-or-null':\n    case 'maybe':\n    case 'empty':\n      return true\n",
    by: "    case 'strict-or-null':\n    case 'maybe':\n    case 'empty':\n      return isAnyNullable(operands, facts, nullability)\n",
    tests: [NULL_TEST],
  },
  {
    name: 'CASE without ELSE is not NULL',
    file: `${NULLABILITY}/nullable-expression.ts`,
    text: '  if (!expression.otherwise) return true\n',
    by: '',
    tests: [NULL_TEST],
  },
  {
    name: 'aggregates are never NULL, whatever rows they see',
    file: `${NULLABILITY}/nullable-expression.ts`,
    text: 'if (!seesRows || call.filter) return true',
    by: 'if (call.filter) return true',
    tests: [NULL_TEST],
  },
  {
    name: 'FILTER is ignored',
    file: `${NULLABILITY}/nullable-expression.ts`,
    text: 'if (!seesRows || call.filter) return true',
    by: 'if (!seesRows) return true',
    tests: [NULL_TEST],
  },
  {
    name: 'a window frame always has rows',
    file: `${NULLABILITY}/nullable-expression.ts`,
    text: 'call.over ? !call.over.mayBeEmpty : facts.groupsHaveRows',
    by: 'call.over ? true : facts.groupsHaveRows',
    tests: [NULL_TEST],
  },
  {
    name: 'IN over a subquery ignores the NULLs of its rows',
    file: `${NULLABILITY}/nullable-expression.ts`,
    text: '    isAnyNullable(itemsOf(operand), facts, nullability) ||\n    nullability.columnsOf(query, facts).some(Boolean),',
    by: '    isAnyNullable(itemsOf(operand), facts, nullability),',
    tests: [NULL_TEST],
  },
  {
    name: 'elements of arrays and JSON are never NULL',
    file: `${NULLABILITY}/nullable-expression.ts`,
    text: '  subscript: () => true,',
    by: '  subscript: () => false,',
    tests: [NULL_TEST],
  },
  {
    name: 'a column of a UNION is as nullable as in its left arm',
    file: `${NULLABILITY}/nullable-statement.ts`,
    text: 'union: (left: boolean, right: boolean) => left || right,',
    by: 'union: (left: boolean, right: boolean) => left || (right && left),',
    tests: [NULL_TEST],
  },
  {
    name: 'a recursive CTE is as nullable as its first round',
    file: `${NULLABILITY}/nullable-statement.ts`,
    text: '    columns = merged\n',
    by: '    return columns\n',
    tests: [NULL_TEST],
  },
  {
    name: 'grouping sets keep all columns',
    file: `${NULLABILITY}/from-facts.ts`,
    text: '  if (sets.length === 1 && sets[0]?.length !== 0) return undefined\n',
    by: '  if (sets.length > 0) return undefined\n',
    tests: [NULL_TEST],
  },
  {
    name: 'columns of RETURNING keep what WHERE proved of the row before',
    file: `${NULLABILITY}/nullable-statement.ts`,
    text: '.filter(([key]) => !key.startsWith(prefix))',
    by: '',
    tests: [NULL_TEST],
  },
  {
    name: 'LIMIT of any number gives one row',
    file: `${CARDINALITY}/row-count.ts`,
    text: "return limit.value === '0' || (limit.value === '1' && !withTies)",
    by: "return limit.value !== ''",
    tests: [ONE_ROW_TEST],
  },
  {
    name: 'any column in an equality is a unique key',
    file: `${CARDINALITY}/key-rules.ts`,
    text: 'return [{ needs, gives: [variable] }]',
    by: 'return needs.map((need) => ({ needs: [need], gives: [variable] }))',
    tests: [ONE_ROW_TEST],
  },
  {
    name: 'the condition of a LEFT JOIN fixes its left side as well',
    file: `${CARDINALITY}/fixings.ts`,
    text: '(about && !about.has(named.variable))',
    by: 'false',
    tests: [ONE_ROW_TEST],
  },
  {
    name: 'what an outer join leaves out has one value without the side that it keeps',
    file: `${CARDINALITY}/conditions.ts`,
    text: 'needs: [...place.needs, kept],',
    by: 'needs: place.needs,',
    tests: [ONE_ROW_TEST],
  },
  {
    name: 'a partial unique index holds for all rows',
    file: `${CARDINALITY}/key-rules.ts`,
    text: 'if (texts.length < asked.length) return []',
    by: '',
    tests: [ONE_ROW_TEST],
  },
  {
    name: 'a unique key holds one NULL',
    file: `${CARDINALITY}/key-rules.ts`,
    text: "nullable || place.isOptional ? '!' : ''",
    by: "place.isOptional ? '!' : ''",
    tests: [ONE_ROW_TEST],
  },
  {
    name: 'a function that varies is a constant',
    file: `${CARDINALITY}/steady.ts`,
    text: 'return !isVolatile && !chosen.get(call)?.volatile',
    by: 'return true',
    tests: [ONE_ROW_TEST],
  },
  {
    name: 'a deferrable key holds within a transaction',
    file: `${CARDINALITY}/key-rules.ts`,
    text: 'keys.filter(({ deferrable }) => !deferrable)',
    by: 'keys',
    tests: [ONE_ROW_TEST],
  },
  {
    name: 'a column outside GROUP BY depends on any key',
    file: 'compiler/4-check/rules/ungrouped-column.ts',
    text: 'primaryKey.length > 0 && primaryKey.every(',
    by: 'primaryKey.every(',
    tests: ['compiler/4-check/rules/ungrouped-column.test.ts'],
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
    text: 'if (widens(common, type)) common = type',
    by: 'if (widens(common, type)) continue',
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
  {
    name: 'USING merges to the right side',
    file: 'compiler/3-resolve/queries/from/join-condition.ts',
    text: "  if (type === 'right') return right",
    by: "  if (type !== 'right') return right",
    tests: ['golden/golden.ts -t using', 'golden/golden.ts -t natural'],
  },
  {
    name: 'a parameter is named after the operand that it is',
    file: 'compiler/4-check/parameters/check-parameters.ts',
    text: 'own.find((role) => role.name !== undefined)?.name',
    by: 'own.find((role) => role.name === undefined)?.name',
    tests: ['compiler/4-check/parameters/check-parameters.test.ts'],
  },
  {
    name: 'two parameters of one name share it',
    file: 'compiler/4-check/parameters/check-parameters.ts',
    text: '    used.add(candidate)\n',
    by: '',
    tests: ['compiler/4-check/parameters/check-parameters.test.ts'],
  },
  {
    name: 'a list is sent as one parameter',
    file: 'compiler/5-emit/statement.ts',
    text: 'query.parameters.flatMap(({ list }, index) => (list ? [index] : []))',
    by: 'query.parameters.flatMap(({ list }, index) => (list && index < 0 ? [index] : []))',
    tests: ['compiler/5-emit/statement.test.ts'],
  },
  {
    name: 'what FILTER proves is not known of the elements of an array',
    file: `${NULLABILITY}/call-facts.ts`,
    text: 'call.filter ? withProof(inGroup, provenWhenTrue(call.filter, nullability)) : inGroup',
    by: 'inGroup',
    tests: ['golden/golden.ts -t json-that'],
  },
  {
    name: 'RETURNING sees the alias of an update where it sees the table alone',
    file: 'compiler/dialects/sqlite/semantics/semantics.ts',
    text: "returningSees: 'table'",
    by: "returningSees: 'statement'",
    tests: ['golden/golden.ts -t wrong-returning-of-another'],
  },
  {
    name: 'what is computed of an inserted REAL is one',
    file: 'compiler/dialects/sqlite/semantics/semantics.ts',
    text: "return storageClass(type) === 'real' ? numeric : type",
    by: 'return type',
    tests: ['golden/golden.ts -t computed-of-inserted'],
  },
  {
    name: 'an operand does not see that one behind it has typed its parameter',
    file: 'compiler/4-check/inference/coerce.ts',
    text: "if (known && known.type.kind !== 'untyped') return known",
    by: 'if (known) return known',
    tests: ['golden/golden.ts -t sqlite-values-of-any-type'],
  },
]
