import type * as Ast from '../ast.ts'
import { References } from './references.ts'

type Attribute = Ast.ConstraintAttribute
type Marked = 'key' | 'foreign key' | 'check' | 'not null' | 'altered'

/** What stands behind a constraint (ConstraintAttributeSpec). */
export abstract class ConstraintAttributes extends References {
  /** attribute*, none of them against another, nor one that such a constraint cannot have */
  protected constraintAttributes(of: Marked): readonly Attribute[] {
    const start = this.start()
    const found: Attribute[] = []
    for (;;) {
      const next = this.start()
      const attribute = this.skipRow(...attributes)
      if (!attribute) break
      const rival = found.find((other) => contraries.has(`${attribute}, ${other}`))
      if (rival) this.refuseRead(this.from(next), `no contrary of ${rival.toUpperCase()}`)
      found.push(attribute)
    }
    const illegal = found.find((each) => !idle.has(each) && !marks[of].has(each))
    if (illegal) this.refuseRead(this.from(start), `no ${illegal.toUpperCase()}`)
    return found
  }
}

const attributes = [
  'not deferrable',
  'deferrable',
  'initially deferred',
  'initially immediate',
  'not valid',
  'no inherit',
  'not enforced',
  'enforced',
] as const

/** What every constraint is anyway. */
const idle: ReadonlySet<Attribute> = new Set(['not deferrable', 'initially immediate'])

const deferred = ['deferrable', 'initially deferred'] as const
const enforced = ['not enforced', 'enforced'] as const

/** gram.y, processCASbits. */
const marks: Readonly<Record<Marked, ReadonlySet<Attribute>>> = {
  key: new Set(deferred),
  'foreign key': new Set([...deferred, ...enforced, 'not valid']),
  check: new Set([...enforced, 'not valid', 'no inherit']),
  'not null': new Set(['not valid', 'no inherit']),
  altered: new Set([...deferred, ...enforced, 'no inherit']),
}

const contraries: ReadonlySet<string> = new Set(
  [
    ['not deferrable', 'deferrable'],
    ['not deferrable', 'initially deferred'],
    ['initially immediate', 'initially deferred'],
    ['not enforced', 'enforced'],
  ].flatMap(([one, other]) => [`${one}, ${other}`, `${other}, ${one}`]),
)
