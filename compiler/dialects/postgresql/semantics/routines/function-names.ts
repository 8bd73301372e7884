import { constructs } from './constructs.ts'
import { builtinRoutineNames } from './routines.ts'

export function functionNames(): Iterable<string> {
  return [...constructs.keys(), ...builtinRoutineNames()]
}
