import { scalar } from '../../ir/type.ts'
import type { Semantics } from '../dialect.ts'
import { semantics as mysql } from '../mysql/semantics/semantics.ts'

/** Where MariaDB's results are of other types than MySQL's. */
export const semantics: Semantics = {
  ...mysql,
  ordinality: scalar('int'),
  // Without ONLY_FULL_GROUP_BY, which is no part of the default sql_mode.
  ungrouped: 'any-row',
}
