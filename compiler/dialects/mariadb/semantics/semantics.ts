import type { Semantics } from '../../dialect.ts'
import { callResolver } from '../../mysql/semantics/resolve-call.ts'
import { resultType } from '../../mysql/semantics/result-rules.ts'
import { semantics as mysql } from '../../mysql/semantics/semantics.ts'
import { parameterAmong } from '../../mysql/semantics/unify.ts'
import { functions } from './functions.ts'

/** Where MariaDB's functions and results are others than MySQL's. */
export const semantics: Semantics = {
  ...mysql,
  // Without ONLY_FULL_GROUP_BY, which is no part of the default sql_mode.
  ungrouped: 'any-row',
  lacks: new Set(['LIMIT in a subquery of IN, ANY or ALL']),
  distinctOrder: 'any',
  resolveCall: callResolver({ functions, resultType, parameterAmong }),
  functionNames: () => functions.keys(),
}
