import type * as Ast from '../../2-parse/ast.ts'
import type { Column, Relation } from '../../ir/catalog.ts'
import { scalar, type Type } from '../../ir/type.ts'
import type { DefinitionRules } from '../definition-rules.ts'
import { collationsOf } from '../mysql/collations.ts'
import { distinctNames } from '../mysql/distinct-names.ts'
import { createdFrom, definitions as mysql, viewedFrom } from '../mysql/definition-rules.ts'
import { keptLength } from '../mysql/laws/key-length.ts'
import { isHashed } from '../mysql/laws/keys.ts'
import { lawsOf } from '../mysql/laws/laws.ts'
import { characterSets, collationEndings, defaultCollation } from './data/character-sets.ts'
import { refusesStored } from './refuses-stored.ts'

/** JSON, or a text of utf8mb4 in binary order, with CHECK (json_valid(it)). */
function saysJson(check: Ast.Expression, column: Column, relation: Relation): boolean {
  const { name, type } = column
  const collation = column.collation ?? relation.collation ?? defaultCollation
  const isText = type.kind === 'scalar' && type.name === 'longtext' && collation === 'utf8mb4_bin'
  if (
    !(isText || isJson(column)) ||
    check.kind !== 'call' ||
    check.name.parts.at(-1)?.text !== 'json_valid'
  )
    return false
  const [given] = check.arguments
  const path = given?.value.kind === 'column' ? given.value.parts : []
  return path.at(-1)?.text.toLowerCase() === name.toLowerCase()
}

function isValue(expression: Ast.Expression): boolean {
  return expression.kind === 'literal' && expression.type !== 'null'
}

function isGeometry(type: Type): boolean {
  return type.kind === 'scalar' && /^geom|(?:point|linestring|polygon)$/.test(type.name)
}

/** Texts keep their defaults too. */
const copying = { zeroOf: () => false, keepsDefault: () => true }

/** The check that makes a text JSON is not copied. */
function withoutJson(column: Column): Column {
  return isJson(column) ? { ...column, type: scalar('longtext'), collation: 'utf8mb4_bin' } : column
}

function isJson({ type }: Column): boolean {
  return type.kind === 'scalar' && type.name === 'json'
}

const collations = collationsOf({
  ...{ characterSets, collationEndings, defaultCollation },
  // `uca1400_ai_ci` is that of the set of what it is said of; 11.4.5 has names of MySQL for its own.
  isElsewhere: (name) =>
    /^default$|^utf8mb4_(?!ja_|zh_)(?:\w+_)?0900_/i.test(name) || ofAnySet(name.toLowerCase()),
  bytes: undefined,
})

function ofAnySet(name: string): boolean {
  return /^uca1400_\w+$/.test(name) && new RegExp(` ${name}(?: |$)`, 'm').test(collationEndings)
}

export const definitions: DefinitionRules = {
  ...mysql,
  changesViews: { insertsBesideComputed: true, updatesOuterJoins: true },
  viewsOfValues: 'unnamed',
  ...lawsOf({ referable: 'indexes', keepsNames: false, defaultCollation }),
  collations: {
    ...collations,
    ofColumn: (type, collate, table) =>
      type?.words === 'json' ? undefined : collations.ofColumn(type, collate, table),
  },
  createdFrom: (result) => createdFrom(copying)(result).map(withoutJson),
  viewedFrom: (column, isMerged) => {
    const { hasDefault, ...viewed } = viewedFrom(column)
    return { ...viewed, hasDefault: hasDefault && !isMerged }
  },
  distinctNames: distinctNames('My_exp_'),
  droppedConstraints: 'all',
  engineRoutines: () => [],
  casts: undefined,
  constraintChanges: undefined,
  sequencesAreTables: true,
  dropsOneByOne: true,
  refusesStored,
  hasIndex: (key, relation) => !isHashed(defaultCollation)(key, relation),
  copiedChecks: 'keep-names',
  checkRivals: ['check'],
  refusesDefault: () => undefined,
  holdsDefault: (expression, type) =>
    mysql.holdsDefault(expression, type) && !(isValue(expression) && isGeometry(type)),
  refusesNullInKey: false,
  schemaWideNames: ['foreign-key'],
  altersAdded: true,
  renamesInExpressions: true,
  droppedColumn: 'shrinks-indexes',
  keptLength: keptLength(defaultCollation),
  indexNameIsConstraint: true,
  saysJson,
  textOfJson: (column) => (isJson(column) ? withoutJson(column) : undefined),
  impliedNames: {
    ...mysql.impliedNames,
    name: (kind, relation, parts, nth) =>
      kind === 'check' ? `CONSTRAINT_${nth}` : mysql.impliedNames.name(kind, relation, parts, nth),
    counting: (kind) => (kind === 'check' ? 'first-free' : mysql.impliedNames.counting(kind)),
    ofColumnCheck: (column) => column,
  },
}
