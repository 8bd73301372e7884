import type { DefinitionRules } from '../definition-rules.ts'
import { collationsOf } from '../mysql/collations.ts'
import { createdFrom, definitions as mysql } from '../mysql/definition-rules.ts'
import { lawsOf } from '../mysql/laws/laws.ts'
import { characterSets, defaultCollation } from './data/character-sets.ts'

export const definitions: DefinitionRules = {
  ...mysql,
  laws: lawsOf({ referable: 'indexes', keepsNames: false, defaultCollation }),
  collations: collationsOf(characterSets, defaultCollation),
  createdFrom: createdFrom(() => false),
  copiedChecks: 'keep-names',
  schemaWideNames: ['foreign-key'],
  droppedColumn: 'shrinks-indexes',
  indexNameIsConstraint: true,
  impliedNames: {
    ...mysql.impliedNames,
    name: (kind, relation, parts, nth) =>
      kind === 'check' ? `CONSTRAINT_${nth}` : mysql.impliedNames.name(kind, relation, parts, nth),
    counting: (kind) => (kind === 'check' ? 'first-free' : mysql.impliedNames.counting(kind)),
    ofColumnCheck: (column) => column,
  },
}
