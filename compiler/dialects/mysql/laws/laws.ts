import type { DefinitionRules } from '../../definition-rules.ts'
import * as columns from './columns.ts'
import {
  foreignKeyActions,
  foreignKeyColumns,
  foreignKeyTargets,
  type Referable,
} from './foreign-keys.ts'
import { foreignKeyChanges } from './foreign-key-changes.ts'
import * as keys from './keys.ts'

/** What InnoDB and the server above it ask of a table. */
export function lawsOf({
  referable,
  keepsNames,
  defaultCollation,
}: {
  readonly referable: Referable
  /** Expressions are kept as texts, and texts have no keys without a length. */
  readonly keepsNames: boolean
  readonly defaultCollation: string
}): Pick<DefinitionRules, 'laws' | 'lawsOfReferrers'> {
  const targets = foreignKeyTargets(referable, defaultCollation)
  const changes = foreignKeyChanges({ growth: keepsNames, counting: !keepsNames })
  const laws = [
    columns.someColumn,
    columns.countingColumn,
    ...(keepsNames ? [] : [columns.invisibleDefault, columns.checkNames]),
    columns.generatedFromCounting(keepsNames ? 'all' : 'stored'),
    columns.columnsOfChecks,
    columns.columnsOfExpressions,
    keys.generatedInPrimaryKey(keepsNames ? 'stored' : 'none'),
    keys.columnsOnce,
    keys.columnsThere,
    ...(keepsNames ? [keys.lengthsOfTexts] : [keys.hashedTexts]),
    keys.keyBytes(defaultCollation, !keepsNames),
    keys.prefixes(defaultCollation),
    keys.specialIndexes(keepsNames ? [] : ['json']),
    ...(keepsNames ? [keys.geometries, keys.fulltextOfPartitions] : []),
    keys.keysOfPartitions(!keepsNames),
    foreignKeyColumns(referable),
    foreignKeyActions({ deletes: keepsNames, virtual: !keepsNames }),
    targets,
    changes,
  ]
  return { laws, lawsOfReferrers: [targets, changes] }
}
