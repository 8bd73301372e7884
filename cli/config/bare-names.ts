/**
 * The names in a TypeScript type that neither the language nor its library declares and no `import('...')` brings:
 * with `skipLibCheck` they are `any` without a word.
 */
export function bareNames(type: string): readonly string[] {
  const plain = type
    .replaceAll(/\bimport\s*\(\s*(?:'[^']*'|"[^"]*")\s*\)(?:\s*\.\s*[\w$]+)*/g, ' ')
    .replaceAll(/'[^']*'|"[^"]*"/g, ' ')
  const templates = plain.replaceAll(/`(?:[^`$]|\$(?!\{)|\$\{[^}]*\})*`/g, ' ')
  // `a:`, `a?:`, `a(` and `a is` are names of properties and parameters, `.a` is a part of what stands before it.
  const names = templates.matchAll(/(?<![\w$.])[A-Za-z_$][\w$]*(?!\s*\??\s*:|\s*\(|\s+is\b|[\w$])/g)
  const declared = new Set(
    [
      ...templates.matchAll(/\binfer\s+([\w$]+)|([\w$]+)\s+(?:in|extends)\b|<([\w$]+)>\s*\(/g),
    ].flatMap(([, ...parts]) => parts.filter((part) => part !== undefined)),
  )
  const unknown = [...names].map(([name]) => name).filter((name) => !isKnown(name))
  return [...new Set(unknown)].filter((name) => !declared.has(name))
}

function isKnown(name: string): boolean {
  return words.has(name) || Object.hasOwn(globalThis, name)
}

/** Of the language, and the types of its library that are no values. */
const words = new Set(
  `any unknown never void null undefined string number boolean bigint symbol object true false this keyof typeof
  readonly unique infer is asserts extends in out as new abstract const
  Record Partial Required Readonly Pick Omit Exclude Extract NonNullable Parameters ConstructorParameters ReturnType
  InstanceType Awaited NoInfer ThisType ThisParameterType OmitThisParameter Uppercase Lowercase Capitalize Uncapitalize
  ArrayLike ReadonlyArray ReadonlyMap ReadonlySet Iterable Iterator IterableIterator AsyncIterable AsyncIterator
  AsyncIterableIterator Generator AsyncGenerator PromiseLike PropertyKey ArrayBufferLike ArrayBufferView BufferSource
  WeakKey TemplateStringsArray Temporal NodeJS`.split(/\s+/),
)
