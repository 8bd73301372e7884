interface Entry {
  readonly severity: 'error' | 'warning'
  readonly message: (params: never) => string
  /** How to mend it, in one line; undefined where nothing useful can be said. */
  readonly hint?: (params: never) => string | undefined
}

interface Suggested {
  readonly suggestion: string | undefined
  /** What is written in place of a name that another database has. */
  readonly instead?: string | undefined
}

interface OfUnknownExtension extends Suggested {
  /** `function "time_bucket"` */
  readonly what: string
  /** A statement that would make it known. */
  readonly declaration: string
  readonly extensions: readonly string[]
}

function notFound({ what, extensions }: OfUnknownExtension): string {
  const names = extensions.map((each) => `"${each}"`).join(' or ')
  return `${what} may come from ${names}, of which quarry has no catalog`
}

function declaring(p: OfUnknownExtension): string {
  const meant = didYouMean(p)
  const declare = `declare it in a schema file: ${p.declaration}`
  return meant === undefined ? declare : `${meant} Or ${declare}`
}

function didYouMean({ suggestion, instead }: Suggested): string | undefined {
  if (instead !== undefined) return `write ${instead}`
  return suggestion === undefined ? undefined : `did you mean "${suggestion}"?`
}

const table = {
  'syntax-error': {
    severity: 'error',
    message: (p: { found: string; expected: readonly string[] }) =>
      p.expected.length === 0
        ? `unexpected ${p.found}`
        : `unexpected ${p.found}, expected ${p.expected.join(' or ')}`,
    hint: (p: { hint?: string | undefined }) => p.hint,
  },
  unterminated: {
    severity: 'error',
    message: (p: { what: string }) => `${p.what} is not closed`,
    hint: (p: { hint?: string | undefined }) => p.hint,
  },
  'nesting-too-deep': {
    severity: 'error',
    message: (p: { limit: number | undefined }) =>
      p.limit === undefined
        ? 'nested too deep to be compiled'
        : `nested more than ${p.limit} levels deep`,
  },
  'foreign-clause': {
    severity: 'error',
    message: (p: { dialect: string; clause: string }) => `${p.dialect} has no ${p.clause}`,
    hint: (p: { hint: string | undefined }) => p.hint,
  },
  'blank-in-name': {
    severity: 'warning',
    message: (p: { character: string }) =>
      `the character ${p.character} looks like a space and is part of this name`,
    hint: () => 'write a plain space, or quote the name',
  },
  'unset-variable': {
    severity: 'warning',
    message: (p: { variable: string }) =>
      `"${p.variable}" is a variable of the session, which this statement does not set`,
    hint: (p: { name: string | undefined }) =>
      p.name === undefined
        ? 'a parameter is written :name, or sqlc.arg(name)'
        : `a parameter is written :${p.name}, or sqlc.arg(${p.name})`,
  },
  'doubtful-operator': {
    severity: 'warning',
    message: (p: { operator: string; name: string }) =>
      `this is the operator ${p.operator} and the name ${p.name}, not a parameter`,
    hint: (p: { operator: string; name: string }) =>
      `write "${p.operator[0]} @${p.name}" if a parameter is meant, else "${p.operator} ${p.name}"`,
  },
  'pipes-as-or': {
    severity: 'warning',
    message: () => '"||" is OR here, and joins no strings',
    hint: () => 'write OR, or CONCAT(a, b)',
  },
  'unheeded-mode': {
    severity: 'warning',
    message: (p: { text: string; mode: string; readAs: string }) =>
      `"${p.text}" is read as ${p.readAs}, though sql_mode has ${p.mode}`,
    hint: (p: { instead: string }) => `write ${p.instead}`,
  },
  'missing-annotation': {
    severity: 'error',
    message: () => 'statement without a name',
    hint: () => 'write "-- name: QueryName :one|:one!|:many|:exec|:execrows|:copyfrom" above it',
  },
  'malformed-annotation': {
    severity: 'error',
    message: (p: { text: string }) => `"${p.text}" is not an annotation`,
    hint: () => 'the form is "-- name: QueryName :one", or :many, :exec and so on',
  },
  'unknown-kind': {
    severity: 'error',
    message: (p: { kind: string; alternative: string | undefined }) =>
      `unknown kind of query ":${p.kind}"`,
    hint: (p: { alternative: string | undefined }) => p.alternative,
  },
  'no-last-id': {
    severity: 'error',
    message: (p: { name: string; dialect: string }) =>
      `query "${p.name}" is :execlastid, but ${p.dialect} tells no last id`,
    hint: () => 'make it :one, with RETURNING and the column',
  },
  'no-batch-parameter': {
    severity: 'error',
    message: (p: { name: string; kind: string }) =>
      `query "${p.name}" is :${p.kind}, but has no parameter`,
    hint: () => 'a batch runs the statement once for each item of a list of parameters',
  },
  'invalid-query-name': {
    severity: 'error',
    message: (p: { name: string }) => `"${p.name}" cannot be the name of a method`,
    hint: () => 'use letters, digits and underscores, and begin with a letter',
  },
  'several-statements': {
    severity: 'error',
    message: (p: { name: string }) => `query "${p.name}" has more than one statement`,
    hint: () => 'give each statement a name of its own',
  },
  'annotation-without-query': {
    severity: 'error',
    message: (p: { name: string }) => `no statement follows the name "${p.name}"`,
  },
  'unfinished-query': {
    severity: 'error',
    message: (p: { name: string; next: string }) =>
      `query "${p.name}" does not end before the name "${p.next}"`,
    hint: () => 'a ";" is missing here',
  },
  'client-command': {
    severity: 'warning',
    message: (p: { command: string }) =>
      `"${p.command}" is a command of a client and no part of a query`,
    hint: () => 'take it out of the file',
  },
  'client-command-beside-sql': {
    severity: 'error',
    message: (p: { command: string }) =>
      `"${p.command}" is a command of a client on a line of SQL, which no server reads`,
    hint: () => 'take it out of the file',
  },
  'client-include': {
    severity: 'warning',
    message: (p: { command: string }) =>
      `"${p.command}" is a command of a client: the file that it names is not read here`,
    hint: () => 'what that file defines counts if it stands in the schema directory itself',
  },
  'empty-query': {
    severity: 'warning',
    message: (p: { name: string }) => `query "${p.name}" is commented out and gives no method`,
    hint: () => 'begin the line of its name with "-- --" as well, if that is meant',
  },
  'definition-in-query': {
    severity: 'error',
    message: () => 'a definition gives no rows',
    hint: () =>
      'write :exec, which sends it as it is; what the project is made of belongs in the schema directory',
  },
  'duplicate-query': {
    severity: 'error',
    message: (p: { name: string; method: string }) =>
      `query "${p.name}" gives the method "${p.method}" a second time`,
  },
  'reserved-method': {
    severity: 'error',
    message: (p: { name: string; method: string }) =>
      `query "${p.name}" would be the method "${p.method}", which is taken`,
  },
  'duplicate-group': {
    severity: 'error',
    message: (p: { group: string }) => `two query files give the module "${p.group}"`,
  },
  'reserved-group': {
    severity: 'error',
    message: (p: { group: string }) => `a query file cannot be called "${p.group}"`,
  },
  'duplicate-record': {
    severity: 'error',
    message: (p: { record: string; first: string; second: string }) =>
      `"${p.first}" and "${p.second}" both give the record "${p.record}"`,
    hint: (p: { second: string }) => `set a name in [gen.js.rename]: "${p.second}" = "..."`,
  },
  'reserved-record': {
    severity: 'error',
    message: (p: { record: string; subject: string }) =>
      `"${p.subject}" would be the record "${p.record}", which is taken`,
    hint: (p: { subject: string }) => `set a name in [gen.js.rename]: "${p.subject}" = "..."`,
  },
  'invalid-rename': {
    severity: 'error',
    message: (p: { name: string; subject: string }) =>
      `"${p.subject}" cannot be renamed to "${p.name}"`,
    hint: () =>
      'the name of a record has letters, digits and underscores, and is no word of TypeScript',
  },
  'duplicate-property': {
    severity: 'error',
    message: (p: { property: string; subject: string }) =>
      `two columns of ${p.subject} are called "${p.property}"`,
    hint: () => 'change one of them in [gen.js.rename]',
  },
  'no-schema': {
    severity: 'error',
    message: (p: { name: string }) => `no schema is searched, so that "${p.name}" can go to none`,
    hint: (p: { name: string }) => `write its schema: "public.${p.name}"`,
  },
  'not-modelled': {
    severity: 'warning',
    message: (p: { what: string }) => `${p.what} is not part of the schema that quarry knows yet`,
  },
  'schema-leaves-database': {
    severity: 'warning',
    message: (p: { command: string }) => `${p.command} leaves the database; it has no effect here`,
  },
  'not-a-definition': {
    severity: 'warning',
    message: () => 'not a definition; it has no effect on the schema',
  },
  'unknown-extension': {
    severity: 'warning',
    message: (p: OfUnknownExtension) => `${notFound(p)}; its type is unknown`,
    hint: declaring,
  },
  'relation-of-unknown-extension': {
    severity: 'warning',
    message: (p: OfUnknownExtension) =>
      `${notFound(p)}; nothing is generated for a query that reads it`,
    hint: declaring,
  },
  'undecided-statement': {
    severity: 'warning',
    message: (p: { statement: string }) =>
      `the schema does not tell whether this is run; it has no effect here: ${p.statement}`,
  },
  'raised-exception': {
    severity: 'error',
    message: () => 'the block raises an exception here, which undoes all of it',
  },
  'unknown-relation': {
    severity: 'error',
    message: (p: { relation: string } & Suggested) => `relation "${p.relation}" does not exist`,
    hint: didYouMean,
  },
  'unknown-column': {
    severity: 'error',
    message: (p: { column: string; relation: string | undefined } & Suggested) =>
      p.relation === undefined
        ? `column "${p.column}" does not exist`
        : `column "${p.column}" does not exist in "${p.relation}"`,
    hint: (p: { string?: string | undefined } & Suggested) =>
      p.suggestion === undefined && p.string !== undefined
        ? `a string is written '${p.string}'`
        : didYouMean(p),
  },
  'ambiguous-column': {
    severity: 'error',
    message: (p: { column: string; relations: readonly string[] }) =>
      `column "${p.column}" is ambiguous`,
    hint: (p: { column: string; relations: readonly string[] }) =>
      p.relations.length > 0
        ? `write ${p.relations.map((relation) => `"${relation}.${p.column}"`).join(' or ')}`
        : 'give each of the columns a name of its own',
  },
  'duplicate-alias': {
    severity: 'error',
    message: (p: { alias: string }) => `"${p.alias}" names two relations of one FROM`,
  },
  'unknown-type': {
    severity: 'error',
    message: (p: { type: string } & Suggested) => `type "${p.type}" does not exist`,
    hint: didYouMean,
  },
  'unknown-schema': {
    severity: 'error',
    message: (p: { schema: string } & Suggested) => `schema "${p.schema}" does not exist`,
    hint: didYouMean,
  },
  'unknown-object': {
    severity: 'error',
    message: (p: { what: string; name: string } & Suggested) =>
      `${p.what} "${p.name}" does not exist`,
    hint: didYouMean,
  },
  'duplicate-object': {
    severity: 'error',
    message: (p: { what: string; name: string }) => `${p.what} "${p.name}" exists already`,
  },
  'impossible-key': {
    severity: 'error',
    message: (p: { reason: string }) => p.reason,
  },
  'impossible-foreign-key': {
    severity: 'error',
    message: (p: { reason: string }) => p.reason,
  },
  'impossible-column': {
    severity: 'error',
    message: (p: { reason: string }) => p.reason,
  },
  'impossible-cast': {
    severity: 'error',
    message: (p: { reason: string }) => p.reason,
  },
  'impossible-trigger': {
    severity: 'error',
    message: (p: { reason: string }) => p.reason,
  },
  'object-in-use': {
    severity: 'error',
    message: (p: { reason: string }) => p.reason,
  },
  'unknown-conflict-key': {
    severity: 'error',
    message: (p: { relation: string }) => `ON CONFLICT names no key of "${p.relation}"`,
    hint: () =>
      'name the columns of its primary key, of a UNIQUE or of a unique index, with the WHERE of the index',
  },
  'invalid-view': {
    severity: 'error',
    message: (p: { view: string }) => `the query of view "${p.view}" makes no sense any more`,
    hint: () => 'drop the view first, or give it a query that does',
  },
  'unknown-function': {
    severity: 'error',
    message: (p: { what: 'function' | 'procedure'; name: string } & Suggested) =>
      `${p.what} "${p.name}" does not exist`,
    hint: didYouMean,
  },
  'no-matching-function': {
    severity: 'error',
    message: (p: {
      what: 'function' | 'procedure'
      name: string
      operands: readonly string[]
      candidates: readonly string[]
    }) => `no ${p.what} ${p.name}(${p.operands.join(', ')})`,
    hint: (p: { candidates: readonly string[] }) =>
      p.candidates.length === 0 ? undefined : `there is ${p.candidates.slice(0, 4).join('; ')}`,
  },
  'no-matching-operator': {
    severity: 'error',
    message: (p: { operator: string; operands: readonly string[] }) =>
      p.operands.length === 1
        ? `no operator ${p.operator} ${p.operands[0]}`
        : `no operator ${p.operands.join(` ${p.operator} `)}`,
    hint: (p: { instead?: string | undefined }) =>
      p.instead === undefined ? 'a cast may be missing' : `write ${p.instead}`,
  },
  'ambiguous-call': {
    severity: 'error',
    message: (p: { what: string; operands: readonly string[] }) =>
      `"${p.what}" fits (${p.operands.join(', ')}) in more than one way`,
    hint: () => 'cast an argument',
  },
  'ambiguous-routine': {
    severity: 'error',
    message: (p: { what: string; name: string }) => `there are several ${p.what}s "${p.name}"`,
    hint: () => 'write the types of its arguments behind the name',
  },
  'type-mismatch': {
    severity: 'error',
    message: (p: { expected: string; found: string; where: string }) =>
      `${p.where} is ${p.found}, not ${p.expected}`,
    hint: (p: { hint?: string | undefined }) => p.hint,
  },
  'incomparable-type': {
    severity: 'error',
    message: (p: { type: string; what: string }) => `${p.what} values of type ${p.type}`,
    hint: () => 'convert them to a type that has an order',
  },
  'no-common-type': {
    severity: 'error',
    message: (p: { where: string; types: readonly string[] }) =>
      `${p.where} has no common type: ${p.types.length > 0 ? p.types.join(', ') : 'it is empty'}`,
  },
  'cannot-cast': {
    severity: 'error',
    message: (p: { from: string; to: string }) => `${p.from} cannot be cast to ${p.to}`,
  },
  'wrong-column-count': {
    severity: 'error',
    message: (p: { where: string; expected: number; found: number }) =>
      `${p.where}: ${p.found} where ${p.expected} ${p.expected === 1 ? 'is' : 'are'} expected`,
  },
  'duplicate-column': {
    severity: 'warning',
    message: (p: { column: string; sentAs: string }) =>
      `two result columns are named "${p.column}"; the second is sent as "${p.sentAs}"`,
    hint: () => 'name it with AS',
  },
  'unnamed-column': {
    severity: 'warning',
    message: (p: { column: string }) =>
      `result column without a name; the engine calls it "${p.column}"`,
    hint: () => 'name it with AS',
  },
  'wrong-recursion': {
    severity: 'error',
    message: (p: { cte: string; reason: string }) =>
      `"${p.cte}" cannot read itself so: ${p.reason}`,
  },
  'column-list': {
    severity: 'error',
    message: (p: { name: string; isRecord: boolean }) =>
      p.isRecord
        ? `what columns ${p.name} gives must be said`
        : `${p.name} says itself what columns it gives`,
    hint: (p: { name: string; isRecord: boolean }) =>
      p.isRecord ? 'write them behind it: AS t (a integer, b text)' : 'leave out their types',
  },
  'generated-column': {
    severity: 'error',
    message: (p: { column: string; kind: 'generated' | 'identity' }) =>
      `column "${p.column}" takes no value: the database gives it one`,
    hint: (p: { column: string; kind: 'generated' | 'identity' }) =>
      p.kind === 'identity'
        ? 'leave it out, or write OVERRIDING SYSTEM VALUE before the values'
        : 'leave it out, or write DEFAULT',
  },
  'misplaced-list': {
    severity: 'error',
    message: (p: { name: string }) => `the list "${p.name}" stands outside of IN (...)`,
    hint: (p: { name: string }) =>
      `write IN (sqlc.slice(${p.name})), or sqlc.arg(${p.name}) for a single value`,
  },
  'mixed-list': {
    severity: 'error',
    message: (p: { name: string }) =>
      `"${p.name}" is a list in one place and a single value in another`,
    hint: () => 'give the two different names',
  },
  'invalid-parameter-name': {
    severity: 'error',
    message: (p: { name: string }) => `"${p.name}" cannot be the name of a parameter`,
    hint: () => 'use letters, digits and underscores, and begin with a letter',
  },
  'missing-fulltext-index': {
    severity: 'error',
    message: (p: { table: string; columns: string }) =>
      `table "${p.table}" has no FULLTEXT index of exactly (${p.columns})`,
    hint: (p: { table: string; columns: string }) =>
      `make one: CREATE FULLTEXT INDEX ... ON ${p.table} (${p.columns})`,
  },
  'unknown-collation': {
    severity: 'error',
    message: (p: { collation: string } & Suggested) => `collation "${p.collation}" does not exist`,
    hint: didYouMean,
  },
  'unknown-character-set': {
    severity: 'error',
    message: (p: { characterSet: string } & Suggested) =>
      `character set "${p.characterSet}" does not exist`,
    hint: didYouMean,
  },
  'wrong-collation': {
    severity: 'error',
    message: (p: { collation: string; characterSet: string } & Suggested) =>
      `collation "${p.collation}" is none of character set "${p.characterSet}"`,
    hint: didYouMean,
  },
  'collation-conflict': {
    severity: 'error',
    message: (p: { one: string; other: string }) =>
      `values of collation "${p.one}" and of "${p.other}" meet here`,
    hint: (p: { inSets?: boolean }) =>
      p.inSets
        ? 'convert one of them to the character set of the other, or both to Unicode'
        : 'write COLLATE behind one of them, so that it decides',
  },
  'read-only-view': {
    severity: 'error',
    message: (p: { verb: string; what: string }) => `cannot ${p.verb} ${p.what}`,
    hint: (p: { merged?: boolean }) =>
      p.merged
        ? 'change the table behind it: only what the server merges is changed through it, without DISTINCT, GROUP BY, UNION or LIMIT, by its plain columns, and of a join by those of one table'
        : 'change the table behind it, or give it an INSTEAD OF trigger: only the plain columns of a view over one relation, without DISTINCT, GROUP BY or LIMIT, are changed through it',
  },
  'changed-materialized-view': {
    severity: 'error',
    message: (p: { verb: string; view: string }) =>
      `cannot ${p.verb} materialized view "${p.view}"`,
    hint: () => 'change what it is made from, then REFRESH MATERIALIZED VIEW',
  },
  'column-written-twice': {
    severity: 'error',
    message: (p: { column: string }) => `column "${p.column}" is written twice`,
  },
  'ungrouped-column': {
    severity: 'error',
    message: (p: { column: string }) =>
      `column "${p.column}" must be in GROUP BY or inside an aggregate`,
  },
  'misplaced-aggregate': {
    severity: 'error',
    message: (p: { name: string; clause: string }) => `${p.name} cannot stand in ${p.clause}`,
    hint: (p: { hint?: string | undefined }) => p.hint,
  },
  'misplaced-clause': {
    severity: 'error',
    message: (p: { clause: string; reason: string }) =>
      `${p.clause} cannot stand here: ${p.reason}`,
  },
  'undetermined-parameter': {
    severity: 'error',
    message: (p: { parameter: string; type: string | undefined }) =>
      `nothing tells the type of parameter ${p.parameter}${p.type === undefined ? '' : ' here, where it is met first'}`,
    hint: (p: { parameter: string; type: string | undefined }) =>
      `cast it: CAST(${p.parameter} AS ${p.type ?? 'type'})`,
  },
  'contradictory-parameter': {
    severity: 'error',
    message: (p: { parameter: string; types: readonly string[] }) =>
      `parameter ${p.parameter} cannot be ${p.types.join(' and ')} at once`,
    hint: (p: { parameter: string; types: readonly string[] }) =>
      `cast one of them: CAST(${p.parameter} AS ${p.types[0]})`,
  },
  'mixed-parameters': {
    severity: 'error',
    message: () => 'one query uses "?" and numbered parameters',
  },
  'missing-parameter': {
    severity: 'error',
    message: (p: { number: number }) => `parameter $${p.number} is not used, but a later one is`,
  },
  'skipped-parameter': {
    severity: 'warning',
    message: (p: { number: number }) =>
      `parameter number ${p.number} is not used, but a later one is`,
    hint: () => 'the method does without it',
  },
  'reads-no-rows': {
    severity: 'error',
    message: (p: { name: string; kind: string }) =>
      `query "${p.name}" is :${p.kind}, but returns no rows`,
    hint: (p: { instead: string | undefined }) =>
      p.instead ?? 'make it :exec, or add RETURNING where the engine has it',
  },
  'ignored-rows': {
    severity: 'warning',
    message: (p: { name: string; kind: string }) =>
      `query "${p.name}" is :${p.kind}, but returns rows`,
    hint: () => 'make it :one or :many',
  },
  'many-rows': {
    severity: 'warning',
    message: (p: { name: string; kind: string }) =>
      `query "${p.name}" is :${p.kind}, but may return many rows`,
    hint: () => 'fix a unique key, or add LIMIT 1',
  },
  'no-bulk-row': {
    severity: 'error',
    message: (p: { name: string }) =>
      `query "${p.name}" is :copyfrom, but no INSERT of one row with parameters`,
    hint: () => 'the form is INSERT INTO t (a, b) VALUES ($1, $2)',
  },
  'stray-parameter': {
    severity: 'error',
    message: () => 'this parameter is none of the row that :copyfrom repeats',
    hint: () => 'each stands for one value, between the parentheses of VALUES',
  },
  'default-in-bulk-row': {
    severity: 'error',
    message: () => 'DEFAULT stands in the row that :copyfrom repeats',
    hint: () => 'leave the column out: name those that have values',
  },
  'cannot-succeed': {
    severity: 'warning',
    message: (p: { column: string; reason: string }) =>
      `this INSERT cannot succeed: "${p.column}" ${p.reason}`,
  },
  'missing-where': {
    severity: 'warning',
    message: (p: { command: string; relation: string; isBare: boolean }) =>
      p.isBare
        ? `${p.command} without WHERE changes every row of "${p.relation}"`
        : `no condition is about "${p.relation}": ${p.command} changes every row of it`,
    hint: (p: { isBare: boolean }) =>
      p.isBare
        ? 'write WHERE true if that is meant'
        : 'link it to the other relations, or write AND true if that is meant',
  },
  'unused-cte': {
    severity: 'warning',
    message: (p: { name: string }) => `nothing reads the CTE "${p.name}"`,
  },
  'null-comparison': {
    severity: 'warning',
    message: () => 'a comparison with NULL is never true',
    hint: (p: { instead: string }) => `write ${p.instead}`,
  },
  'nullable-not-in': {
    severity: 'warning',
    message: () => 'this may give NULL, and then NOT IN finds nothing at all',
    hint: () => 'leave NULL out with IS NOT NULL, or write NOT EXISTS',
  },
  'self-comparison': {
    severity: 'warning',
    message: (p: { column: string }) => `column "${p.column}" is compared with itself`,
  },
  'refused-conflict-key': {
    severity: 'warning',
    message: (p: { reason: string; keys: string | undefined }) =>
      `ON CONFLICT fails whenever this runs: ${p.reason}`,
    hint: (p: { keys: string | undefined }) =>
      p.keys === undefined
        ? 'give the table a primary key, a UNIQUE or a unique index of these columns'
        : `the keys of the table are ${p.keys}`,
  },
  'empty-range': {
    severity: 'warning',
    message: () => 'nothing lies between these bounds: the first is the greater one',
  },
  'implicit-cross-join': {
    severity: 'warning',
    message: (p: { relation: string; other: string }) =>
      `no condition links "${p.relation}" to "${p.other}": every row meets every row`,
    hint: () => 'write CROSS JOIN if that is meant',
  },
  'unlisted-order': {
    severity: 'error',
    message: () => 'ORDER BY beside DISTINCT must be in the select list',
  },
  'constant-order': {
    severity: 'warning',
    message: () => 'a parameter is the same for every row and sorts nothing',
    hint: () => "name the columns: ORDER BY CASE WHEN $1 = 'name' THEN name END",
  },
  'doubtful-order': {
    severity: 'warning',
    message: () =>
      'this is not in the list of SELECT DISTINCT: any of the rows that are one there may decide the order',
    hint: () => 'add it to the list, or group instead',
  },
  'malformed-directive': {
    severity: 'error',
    message: (p: { text: string }) => `"${p.text}" is not a directive`,
    hint: () => 'the form is "-- quarry: off code, code"',
  },
  'unknown-warning': {
    severity: 'error',
    message: (p: { code: string } & Suggested) => `there is no warning "${p.code}"`,
    hint: didYouMean,
  },
  'error-turned-off': {
    severity: 'error',
    message: (p: { code: string }) => `"${p.code}" is an error and cannot be turned off`,
  },
  'unused-directive': {
    severity: 'warning',
    message: (p: { code: string; name: string }) =>
      `query "${p.name}" has no "${p.code}" that this would turn off`,
    hint: () => 'take it out',
  },
  'string-for-name': {
    severity: 'warning',
    message: (p: { text: string }) => `"${p.text}" names no column and is taken as a string`,
    hint: (p: { text: string }) => `write '${p.text}'`,
  },
  'not-in-engine': {
    severity: 'error',
    message: (p: { engine: string; what: string }) => `${p.engine} does not have ${p.what} yet`,
  },
  'not-supported': {
    severity: 'error',
    message: (p: { what: string }) => `quarry cannot check ${p.what} yet`,
  },
} as const satisfies Record<string, Entry>

export type Code = keyof typeof table

type ParameterOf<F> = F extends () => unknown
  ? object
  : F extends (p: infer P) => unknown
    ? P
    : object

/** What the texts of a code need; an empty object for a code whose texts are fixed. */
export type ParamsOf<C extends Code> = ParameterOf<(typeof table)[C]['message']> &
  ((typeof table)[C] extends { hint: infer H } ? ParameterOf<H> : object)

/** Every diagnostic of the compiler. A code is never reused; its parameters are tied to it by type. */
export const catalogue: {
  readonly [C in Code]: {
    readonly severity: 'error' | 'warning'
    readonly message: (params: ParamsOf<C>) => string
    readonly hint?: (params: ParamsOf<C>) => string | undefined
  }
} = table

/** Whether the code is one of a warning, which can be turned off and made an error. */
export function isWarning(code: string): boolean {
  return warnings.includes(code)
}

/** The codes of all warnings. */
export const warnings: readonly string[] = Object.entries(table).flatMap(([code, { severity }]) =>
  severity === 'warning' ? [code] : [],
)

export function isCode(code: string): boolean {
  return Object.hasOwn(table, code)
}
