import type { Codec, Conversion } from '../dialects/driver.ts'
import { freeName } from './names.ts'

/** The names of one generated module, and which codecs it has come to use. */
export interface ModuleScope {
  readonly taken: ReadonlySet<string>
  /** A name for the module's own, `name` itself where it is free. */
  claim(name: string): string
  use(codec: Codec): void
  /** Those used, with those that they use, in the order of `codecs`. */
  used(codecs: readonly Codec[]): readonly Codec[]
}

export function createModuleScope(codecs: readonly Codec[]): ModuleScope {
  const taken = new Set(codecs.map(({ name }) => name))
  const used = new Set<Codec>()
  const use = (codec: Codec): void => {
    used.add(codec)
    codec.uses.forEach(use)
  }
  return {
    taken,
    claim: (name) => {
      const free = freeName(name, taken)
      taken.add(free)
      return free
    },
    use,
    used: (all) => all.filter((codec) => used.has(codec)),
  }
}

/** The value, converted: `toArray(row[1], 1, toNumber)`. */
export function converted(
  value: string,
  conversion: Conversion | undefined,
  scope: ModuleScope,
): string {
  if (conversion === undefined) return value
  const { callee, others } = callOf(conversion, scope)
  return `${callee}(${[value, ...others].join(', ')})`
}

/** The function of a conversion, and the arguments that follow the value. */
export function callOf(
  { codec, rest }: Conversion,
  scope: ModuleScope,
): { readonly callee: string; readonly others: readonly string[] } {
  scope.use(codec)
  const others = rest.map((argument) => {
    if (typeof argument === 'number') return String(argument)
    scope.use(argument)
    return argument.name
  })
  return { callee: codec.name, others }
}

/** What `map` is given to convert each item of a list. */
export function converter(conversion: Conversion, scope: ModuleScope): string {
  const isUnary = conversion.rest.length === 0 && conversion.codec.text !== undefined
  if (!isUnary) return `(item) => ${converted('item', conversion, scope)}`
  scope.use(conversion.codec)
  return conversion.codec.name
}
