import type * as Ast from '../../../2-parse/ast.ts'
import type { Fault } from '../../block-rules.ts'

/** Of the conditions that definitions fail with, by name (manual, appendix A). */
const states: ReadonlyMap<string, string> = new Map([
  ['feature_not_supported', '0A000'],
  ['dependent_privilege_descriptors_still_exist', '2B000'],
  ['dependent_objects_still_exist', '2BP01'],
  ['invalid_schema_name', '3F000'],
  ['syntax_error_or_access_rule_violation', '42000'],
  ['syntax_error', '42601'],
  ['duplicate_column', '42701'],
  ['undefined_column', '42703'],
  ['undefined_object', '42704'],
  ['duplicate_object', '42710'],
  ['duplicate_function', '42723'],
  ['datatype_mismatch', '42804'],
  ['wrong_object_type', '42809'],
  ['invalid_foreign_key', '42830'],
  ['undefined_function', '42883'],
  ['undefined_table', '42P01'],
  ['duplicate_schema', '42P06'],
  ['duplicate_table', '42P07'],
  ['invalid_table_definition', '42P16'],
  ['invalid_object_definition', '42P17'],
  ['plpgsql_error', 'P0000'],
  ['raise_exception', 'P0001'],
])

export function stateNamed(condition: string): string | undefined {
  return states.get(condition) ?? (/^[\dA-Z]{5}$/.test(condition) ? condition : undefined)
}

/** A state that ends in three zeros stands for its class (manual, 41.6.8). */
export function takes(handled: string, state: string): boolean {
  if (handled === 'others') return true
  const own = stateNamed(handled)
  if (own === undefined) return false
  return own === state || (own.endsWith('000') && own.slice(0, 2) === state.slice(0, 2))
}

/** By the diagnostic and what it is about; a kind by itself is for all that is not listed. */
const statesOfFaults: ReadonlyMap<string, string> = new Map([
  ['duplicate-object', 'duplicate_object'],
  ['duplicate-object relation', 'duplicate_table'],
  ['duplicate-object sequence', 'duplicate_table'],
  ['duplicate-object index', 'duplicate_table'],
  ['duplicate-object schema', 'duplicate_schema'],
  ['duplicate-object column', 'duplicate_column'],
  ['duplicate-object attribute', 'duplicate_column'],
  ['duplicate-object function', 'duplicate_function'],
  ['duplicate-object procedure', 'duplicate_function'],
  ['duplicate-object primary key of', 'invalid_table_definition'],
  ['unknown-relation', 'undefined_table'],
  ['unknown-object', 'undefined_object'],
  ['unknown-object view', 'undefined_table'],
  ['unknown-object materialized view', 'undefined_table'],
  ['unknown-object sequence', 'undefined_table'],
  ['unknown-object table', 'undefined_table'],
  ['unknown-object function', 'undefined_function'],
  ['unknown-object procedure', 'undefined_function'],
  ['unknown-type', 'undefined_object'],
  ['unknown-schema', 'invalid_schema_name'],
  ['unknown-column', 'undefined_column'],
  ['unknown-function', 'undefined_function'],
  ['impossible-key', 'invalid_table_definition'],
  ['impossible-foreign-key', 'invalid_foreign_key'],
  ['impossible-column', 'invalid_table_definition'],
  ['object-in-use', 'dependent_objects_still_exist'],
  ['syntax-error', 'syntax_error'],
])

/** The name of a type that has no relation is that of an object, even where a relation has it. */
const types: ReadonlySet<string> = new Set<Ast.Statement['kind']>([
  'create-enum',
  'create-domain',
  'create-composite',
])

export function stateOf({ code, what }: Fault, statement: Ast.Statement['kind']): string {
  const isType = types.has(statement) && what === 'relation'
  const condition =
    (isType ? undefined : statesOfFaults.get(`${code} ${what}`)) ?? statesOfFaults.get(code)
  return states.get(condition ?? '') ?? 'XX000'
}
