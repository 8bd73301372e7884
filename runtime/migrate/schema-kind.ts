import type { Definitions, ObjectId, SchemaObject } from './schema-object.ts'
import type { Step } from './step.ts'

/** Both sides of a difference. */
export interface Sides {
  readonly from: Definitions
  readonly to: Definitions
}

/** An object that is there on both sides, and is not the same. */
export interface ObjectChange {
  readonly from: SchemaObject
  readonly to: SchemaObject
}

export interface Alteration {
  readonly steps: readonly Step[]
  /** Other objects that the steps change too: the columns of a type. */
  readonly touches?: readonly ObjectId[]
  /** Objects that are created, or altered themselves, before. */
  readonly awaits?: readonly ObjectId[]
  /** Whether an object that needs this one, or one it touches, has to be gone while it is done, and is made again behind it. */
  readonly disturbs?: (dependent: SchemaObject) => boolean
}

/** What the engine does with the objects of a kind. */
export interface SchemaKind {
  /**
   * `part`: it has no statement of its own, and a change of it is one of its parent; `inline`: the statement that
   * creates its parent creates it; `separable`: as inline, but where objects need each other in a circle it is created
   * behind its parent and dropped before it; `own`: a statement of its own always.
   */
  readonly stands: 'part' | 'inline' | 'separable' | 'own'
  /** `inlined`: what the same statement creates: the children, and theirs. */
  create(object: SchemaObject, inlined: readonly SchemaObject[], sides: Sides): readonly Step[]
  drop(object: SchemaObject, sides: Sides): readonly Step[]
  /** Undefined: it is dropped and created anew, with all that needs it. */
  alter(change: ObjectChange, sides: Sides): Alteration | undefined
  /** Gives it another name, or another one and another schema; undefined: objects of the kind are never renamed. */
  readonly rename?: (object: SchemaObject, name: string, sides: Sides) => readonly Step[]
  /** Its objects lead from the rows of their table to those of a table, as foreign keys do. */
  readonly refers?: true
  /** It is bound to what it needs as it is made: where one of these goes for good, it is made anew, whatever its text. */
  readonly rebinds?: true
  /** The attribute that says where it stands among its like, which is no other schema to those who work side by side. */
  readonly place?: string
  /** What only one object may have at a time, such as its name among relations; the id where it is left out. */
  readonly occupies?: (object: SchemaObject) => string
}

export type SchemaKinds = Readonly<Record<string, SchemaKind>>
