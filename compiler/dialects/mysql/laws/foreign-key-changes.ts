import type { Column, Relation } from '../../../ir/catalog.ts'
import type { Type } from '../../../ir/type.ts'
import type { Breach, Law, World } from '../../definition-rules.ts'

/** Which changes keep the values of a column as they are. */
interface Harmless {
  /** A VARCHAR for more characters. */
  readonly growth: boolean
  /** AUTO_INCREMENT given or taken. */
  readonly counting: boolean
}

/** While foreign keys are checked, the columns that they join stay as they are (manual 15.1.20.5). */
export function foreignKeyChanges(harmless: Harmless): Law {
  return (relation, world, before) => {
    if (!world.checksForeignKeys) return []
    return relation.foreignKeys.flatMap(({ name, columns, references }) => {
      const old = before?.foreignKeys.find((key) => key.name === name)
      if (!old) return []
      const target = world.find(references.schema, references.relation)
      const targetBefore = world.before(references.schema, references.relation)
      const changed =
        changedColumn([old.columns, columns], [before, relation], world, harmless) ??
        changedColumn(
          [old.references.columns, references.columns],
          [targetBefore, target],
          world,
          harmless,
        )
      return changed === undefined ? [] : inUse(changed, `foreign key "${name ?? ''}"`)
    })
  }
}

function inUse(column: string, user: string): readonly Breach[] {
  const reason = `"${column}" is used by ${user}, which would have to look at its values again`
  return [{ kind: 'object-in-use', names: [column], reason }]
}

/** By the names that they had and have: a new name changes nothing. */
function changedColumn(
  [oldNames, names]: readonly [readonly string[], readonly string[]],
  [before, after]: readonly [Relation | undefined, Relation | undefined],
  world: World,
  harmless: Harmless,
): string | undefined {
  if (!before || !after || before === after) return undefined
  return names.find((name, i) => {
    const [was, is] = [world.column(before, oldNames[i]), world.column(after, name)]
    return was && is && was !== is && !isHarmless(was, is, harmless)
  })
}

function isHarmless(was: Column, is: Column, { growth, counting }: Harmless): boolean {
  if (was.identity !== is.identity && !counting) return false
  return holdsValues(was.type, is.type, growth)
}

/** Whether every value of the one type is the same value of the other. */
function holdsValues(was: Type, is: Type, growth: boolean): boolean {
  if (was.kind === 'enum' && is.kind === 'enum')
    return was.labels.every((label, i) => is.labels[i] === label)
  if (was.kind !== 'scalar' || is.kind !== 'scalar') return was.kind === is.kind
  if (was.name !== is.name) return false
  const [[length = ''], [other = '']] = [was.modifiers, is.modifiers]
  if (growth && /^var(?:char|binary)$/.test(was.name)) return Number(length) <= Number(other)
  if (was.name === 'set') return was.modifiers.every((member, i) => is.modifiers[i] === member)
  return was.modifiers.join() === is.modifiers.join()
}
