import type {
  ExtensionObjects,
  ExtensionOperatorClass,
  PlacedObjects,
} from '../../../ir/catalog.ts'
import type { Cast, Operator as Declared } from '../../../ir/routine.ts'
import type { Type } from '../../../ir/type.ts'
import { lazily } from '../../lazily.ts'
import { type EncodedCast, encodedCasts } from '../semantics/conversions/encoded-casts.ts'
import { encodedClasses } from '../semantics/encoded-classes.ts'
import { encodedOperators, type Operator } from '../semantics/operators/operators.ts'
import { encodedRoutines } from '../semantics/routines/routines.ts'
import { describe, identical } from '../semantics/type-traits.ts'
import type { ExtensionContents } from './extension-contents.ts'
import { namedObjects } from './named-objects.ts'

/** The objects of the extensions; lines are decoded when somebody asks for what they name. */
export function extensionObjects(
  all: readonly ExtensionContents[],
  awaited: readonly string[] = [],
): ExtensionObjects {
  const decoded = new Map(all.map((each) => [each.name, lazily(() => decode(each))]))
  return objectsOf(decoded, awaited)
}

function objectsOf(
  decoded: ReadonlyMap<string, () => Decoded>,
  awaited: readonly string[],
): ExtensionObjects {
  const every = <T>(of: (extension: Decoded) => readonly T[]): readonly T[] =>
    [...decoded.values()].flatMap((each) => of(each()))
  return {
    names: new Set(decoded.keys()),
    present: presentAmong(decoded, awaited),
    routines: (name) => every(({ routines }) => routines(name)),
    operators: (sign) => every(({ operators }) => operators(sign)),
    cast: (from, to) => every(({ cast }) => [cast(from, to)]).find((each) => each),
    operatorClasses: (method) => every(({ classes }) => classes().get(method) ?? []),
    isTriggerFunction: (name) => every(({ triggerFunctions }) => triggerFunctions).includes(name),
    placed: (extension) => decoded.get(extension)?.().placed,
  }
}

/** One object for the same extensions: resolutions are remembered by it. */
function presentAmong(
  decoded: ReadonlyMap<string, () => Decoded>,
  awaited: readonly string[],
): ExtensionObjects['present'] {
  const made = new Map<string, ExtensionObjects>()
  return ({ created, dropped }) => {
    const missing = new Set([...awaited.filter((name) => !created.has(name)), ...dropped])
    const key = [...missing].join(' ')
    const known =
      made.get(key) ?? objectsOf(new Map([...decoded].filter(([name]) => !missing.has(name))), [])
    made.set(key, known)
    return known
  }
}

interface Decoded extends Pick<ExtensionObjects, 'routines' | 'operators' | 'cast'> {
  readonly classes: () => ReadonlyMap<string, readonly ExtensionOperatorClass[]>
  readonly triggerFunctions: readonly string[]
  readonly placed: PlacedObjects
}

function decode(contents: ExtensionContents): Decoded {
  const { name: extension, requires } = contents
  const schema = contents.schema ?? 'public'
  const { types, relations, typeOf } = namedObjects(contents.relations, schema)
  const casts = lazily(() => encodedCasts(contents.casts))
  const operators = encodedOperators(contents.operators, typeOf)
  return {
    routines: encodedRoutines(contents.functions, typeOf),
    operators: (sign) => operators(sign).map(asDeclared),
    cast: (from, to) => castOf(casts(), from, to, typeOf),
    classes: lazily(() =>
      encodedClasses(contents.operatorClasses, (each) => ({ ...each, extension })),
    ),
    triggerFunctions: contents.triggerFunctions.split('\n'),
    placed: { schema: contents.schema, requires, types, relations },
  }
}

function asDeclared({ types, result, nulls, varies }: Operator): Declared {
  return { operands: types, result, nulls, immutable: !varies, stable: true }
}

function castOf(
  casts: ReadonlyMap<string, EncodedCast>,
  from: Type,
  to: Type,
  typeOf: (name: string) => Type,
): Cast | undefined {
  const [source, target] = [describe(from), describe(to)]
  const known = casts.get(`${source} ${target}`)
  // A type of the schema may be called like one of the extension.
  if (!known || !identical(typeOf(source), from) || !identical(typeOf(target), to)) return undefined
  const { context, by } = known
  return {
    ...{ from, to, context },
    by: by === 'varying-function' ? 'function' : by,
    immutable: by !== 'varying-function',
  }
}
