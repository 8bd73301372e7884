/** The types of BSON as people call them; `other` is what the studio shows and does not edit. */
export type ScalarType =
  | 'string'
  | 'int'
  | 'long'
  | 'double'
  | 'decimal'
  | 'boolean'
  | 'null'
  | 'objectId'
  | 'date'
  | 'uuid'
  | 'binary'
  | 'regex'
  | 'timestamp'
  | 'other'

export interface EjsonScalar {
  readonly kind: 'scalar'
  readonly type: ScalarType
  /** What a person reads and types. */
  readonly text: string
  /** Canonical Extended JSON. */
  readonly json: string
}

export interface EjsonMember {
  readonly name: string
  readonly value: EjsonValue
}

/** Members in the order in which they are stored, which counts. */
export interface EjsonObject {
  readonly kind: 'object'
  readonly members: readonly EjsonMember[]
}

export interface EjsonArray {
  readonly kind: 'array'
  readonly items: readonly EjsonValue[]
}

export type EjsonValue = EjsonObject | EjsonArray | EjsonScalar

export function memberOf(value: EjsonValue | undefined, name: string): EjsonValue | undefined {
  if (value?.kind !== 'object') return undefined
  return value.members.find((member) => member.name === name)?.value
}
