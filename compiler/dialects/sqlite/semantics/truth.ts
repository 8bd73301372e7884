import { baseType, type Type } from '../../../ir/type.ts'
import { commonChoices } from '../../json-rules.ts'
import type { TruthRules } from '../../truth-rules.ts'

/**
 * "SQL Language Expressions": what comparisons and logical operators give is 1, 0 or NULL. MATCH gives what a virtual
 * table or the application makes of it.
 */
export const truthValues: TruthRules = {
  operators: new Set('= == <> != < <= > >= like glob'.split(' ')),
  functions: new Set('glob json_valid like sqlite_compileoption_used'.split(' ')),
  choices: new Map([
    ...commonChoices,
    ...['ifnull', 'max', 'min'].map((name) => [name, []] as const),
    ...['likelihood', 'likely', 'unlikely'].map((name) => [name, [0]] as const),
  ]),
  isBoolean,
}

/** The declared types BOOLEAN and BOOL. */
function isBoolean(type: Type): boolean {
  const base = baseType(type)
  return base.kind === 'scalar' && /^bool(?:ean)?$/i.test(base.name)
}
