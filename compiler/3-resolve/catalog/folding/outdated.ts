import type { Column, Index, NamedType, Relation } from '../../../ir/catalog.ts'
import type { Operator, Routine } from '../../../ir/routine.ts'
import { type ProofNames, provesBy } from '../../../ir/proof-names.ts'
import type { Dialect } from '../../../dialects/dialect.ts'
import type { Type } from '../../../ir/type.ts'
import { type Draft, lookUpRelation, nameOfKey, objectKey, putRelation } from '../draft.ts'
import { keyOf } from '../dependencies.ts'
import { routineThing } from '../routine-thing.ts'

/**
 * What computes with a routine follows it: CREATE OR REPLACE FUNCTION may make it another one that is not STRICT.
 * Indexes hold what it gave before, and those of its new name may mean another one.
 */
export function followRoutine(draft: Draft, routine: Routine, to: Routine): void {
  const key = keyOf(routineThing(routine, draft))
  const stays = routine.name === to.name && routine.schema === to.schema
  if (!stays || to.nulls === 'maybe') {
    draft.changedRoutines.add(draft.dialect.names.routineKey(routine.name))
  }
  const isOf = (own: Routine | undefined) =>
    own !== undefined && keyOf(routineThing(own, draft)) === key
  const signs: string[] = []
  for (const { operators } of draft.owned.values()) {
    for (const [sign, overloads] of operators) {
      if (!overloads.some((each) => isOf(each.routine))) continue
      signs.push(sign)
      operators.set(
        sign,
        overloads.map((each) => (isOf(each.routine) ? operatorOf(each, to) : each)),
      )
    }
  }
  for (const [name, cast] of draft.casts) {
    if (isOf(cast.routine)) draft.casts.set(name, { ...cast, ...steadinessAs(to), routine: to })
  }
  distrustIndexes(draft, { calls: [routine.name, to.name], signs })
}

/** The views that are read at each use may be others; what is new gives sense to those that had none. */
export function noteStaleCallers(draft: Draft, isNew: boolean): void {
  for (const [key, { state }] of draft.views) {
    if (!isNew || state !== 'valid') draft.staleViews.set(key, nameOfKey(key))
  }
}

function operatorOf(operator: Operator, routine: Routine): Operator {
  return { ...operator, nulls: routine.nulls, ...steadinessAs(routine), routine }
}

function steadinessAs({ immutable, stable }: Routine): Pick<Routine, 'immutable' | 'stable'> {
  return { immutable: immutable === true, stable: immutable === true || stable === true }
}

/** Conditions of the same text may call something else than the index does. */
export function distrustIndexes(draft: Draft, names: ProofNames): void {
  for (const { relations } of draft.owned.values()) {
    for (const relation of [...relations.values()]) {
      const { indexes } = relation
      const isDoubted = ({ proof }: Index) => proof !== undefined && provesBy(proof, names)
      if (!indexes.some(isDoubted)) continue
      putRelation(draft, {
        ...relation,
        indexes: indexes.map((index) => (isDoubted(index) ? provingNothing(index) : index)),
      })
    }
  }
}

/** `ALTER TYPE e RENAME VALUE 'a' TO 'b'`: an index with `WHERE e = 'a'` is one with `WHERE e = 'b'` from then on. */
export function distrustLabels(draft: Draft, before: NamedType | undefined, to: NamedType): void {
  if (before?.kind !== 'enum' || to.kind !== 'enum') return
  if (before.labels.every((label) => to.labels.includes(label))) return
  const { schema = '', name } = before
  for (const user of draft.mentions.get(objectKey(draft, { schema, name }))) {
    const relation = lookUpRelation(draft, user)
    const proves = relation?.indexes.some(({ proof }) => proof)
    if (!relation || !proves) continue
    putRelation(draft, { ...relation, indexes: relation.indexes.map(provingNothing) })
  }
}

function provingNothing(index: Index): Index {
  const { proof } = index
  return proof ? { ...index, proof: { ...proof, where: [[]] } } : index
}

/**
 * What is known of the expressions over a column, when it gets another type. Other overloads may be chosen for
 * that, and those that the engine keeps (`lower((a)::text)` of what was a varchar) are not those of the same text.
 */
export function withoutOutdated(
  relation: Relation,
  types: Types,
  { columnKey }: Dialect['names'],
): Relation {
  const key = columnKey(types.of.name)
  const uses = (some: readonly string[] = []) => some.some((name) => columnKey(name) === key)
  const isPlain = [types.from, types.to].every(isSimple)
  return {
    ...relation,
    columns: relation.columns.map((column) =>
      uses(column.nullWith) ? { ...column, nullWith: undefined } : column,
    ),
    checks: relation.checks.map(({ refusesNull, ...check }) =>
      refusesNull && (isPlain || !uses(check.uses)) ? { ...check, refusesNull } : check,
    ),
    indexes: relation.indexes.map((index) =>
      uses(index.uses) && !isSameFamily(types) ? provingNothing(index) : index,
    ),
  }
}

interface Types {
  readonly of: Column
  readonly from: Type
  readonly to: Type
}

/** Operators of arrays and records take NULL, those of other types do not. */
function isSimple({ kind }: Type): boolean {
  return kind === 'scalar' || kind === 'enum'
}

function isSameFamily({ from, to }: Types): boolean {
  return families.some((family) => [from, to].every((type) => isAmong(type, family)))
}

function isAmong(type: Type, family: ReadonlySet<string>): boolean {
  return type.kind === 'scalar' && family.has(type.name)
}

/** Of which conversions change no value that is taken. */
const families: readonly ReadonlySet<string>[] = [
  new Set(['text', 'varchar']),
  new Set(['int2', 'int4', 'int8']),
]
