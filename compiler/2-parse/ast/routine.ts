import type { AsWritten } from './as-written.ts'
import type { ColumnDefinition } from './constraint.ts'
import type { Expression, TypeName } from './expression.ts'
import type { Name, Node, QualifiedName } from './node.ts'
import type { Operator } from './query.ts'
import type { Statement } from './statement.ts'

/** CREATE FUNCTION, PROCEDURE, AGGREGATE: the signature, and what it does where that is SQL. */
export interface CreateRoutine extends Node {
  readonly kind: 'create-routine'
  readonly routine: 'function' | 'procedure' | 'aggregate'
  readonly name: QualifiedName
  readonly orReplace: boolean
  /** MySQL's. */
  readonly ifNotExists?: boolean
  /** MySQL's DEFINER as written. */
  readonly definer?: string
  /** MariaDB's CREATE AGGREGATE FUNCTION. */
  readonly aggregates?: boolean
  readonly parameters: readonly RoutineParameter[]
  /** RETURNS; the state type of an aggregate. */
  readonly returns: TypeName | undefined
  /** RETURNS TABLE (a int, b text). */
  readonly columns: readonly ColumnDefinition[]
  /** STRICT, RETURNS NULL ON NULL INPUT. */
  readonly strict: boolean
  /** IMMUTABLE; undefined where the dialect does not ask. */
  readonly immutable?: boolean
  readonly stable?: boolean
  /** FINALFUNC of an aggregate, which gives its result. */
  readonly finish: QualifiedName | undefined
  /** LANGUAGE, AS and the others as written; of an aggregate its arguments and definition. */
  readonly options?: AsWritten | undefined
  /** A body that is SQL: MySQL's statement, perhaps a block of them; RETURN or BEGIN ATOMIC. */
  readonly body: Statement | SqlBody | undefined
}

/** RETURN value, or BEGIN ATOMIC statements END. */
export interface SqlBody extends Node {
  readonly kind: 'sql-body'
  readonly atomic: boolean
  readonly statements: readonly (Statement | Return)[]
}

export interface Return extends Node {
  readonly kind: 'return'
  readonly value: Expression
}

export interface RoutineParameter extends Node {
  readonly name: Name | undefined
  readonly mode: 'in' | 'out' | 'inout' | 'variadic'
  /** IN may be left out. */
  readonly modeWritten?: boolean
  readonly type: TypeName
  readonly default: Expression | undefined
}

/** CREATE OPERATOR; a prefix operator has no left operand. */
export interface CreateOperator extends Node {
  readonly kind: 'create-operator'
  readonly operator: Operator
  readonly left: TypeName | undefined
  readonly right: TypeName | undefined
  readonly routine: QualifiedName
}

export interface DropOperators extends Node {
  readonly kind: 'drop-operators'
  readonly ifExists: boolean
  readonly operators: readonly OperatorSignature[]
}

/** A prefix operator has no left operand: NONE. */
export interface OperatorSignature extends Node {
  readonly operator: Operator
  readonly operands: readonly TypeName[]
}

/** A routine as statements name it; without parameters the only one of its name. */
export interface Signature extends Node {
  readonly name: QualifiedName
  readonly parameters: readonly RoutineParameter[] | undefined
}

type RoutineWord = 'function' | 'procedure' | 'routine' | 'aggregate'

export interface DropRoutines extends Node {
  readonly kind: 'drop-routines'
  readonly routine: RoutineWord
  readonly ifExists: boolean
  readonly routines: readonly Signature[]
  readonly cascade: boolean
}

export interface AlterRoutine extends Node {
  readonly kind: 'alter-routine'
  readonly routine: RoutineWord
  readonly signature: Signature
  readonly action:
    | { readonly kind: 'rename'; readonly to: Name }
    | { readonly kind: 'set-schema'; readonly schema: Name }
    /** Undefined where nothing is said. */
    | {
        readonly kind: 'options'
        readonly strict: boolean | undefined
        readonly immutable: boolean | undefined
        readonly stable: boolean | undefined
      }
}
