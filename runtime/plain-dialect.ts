import { scalar } from '../compiler/ir/type.ts'
import type { IntrospectedDialect } from './engine.ts'

/** For tests of introspection alone: names and types stay as the engine reports them. */
export const plainDialect: IntrospectedDialect = {
  names: { defaultSchema: 'main', relationKey: (name) => name, routineKey: (name) => name },
  types: { parse: (name) => scalar(name.words, name.modifiers) },
}
