import type { Layout } from './layout.ts'

/** A module as values: what its `.js` and its `.d.ts` say, in order. */
export interface GeneratedFile {
  /** In the output directory, without an extension. */
  readonly path: string
  readonly js: readonly Declaration[]
  readonly dts: readonly Declaration[]
}

export type Declaration =
  | { readonly kind: 'comment'; readonly text: string }
  | Link
  | Interface
  | TypeAlias
  | Function
  /** Anything else, laid out already. */
  | { readonly kind: 'code'; readonly text: string }

/** `import { names } from "from"`, or the same with `export`. */
export interface Link {
  readonly kind: 'import' | 'export'
  readonly typeOnly: boolean
  readonly names: readonly string[]
  readonly from: string
}

export interface Interface {
  readonly kind: 'interface'
  readonly name: string
  readonly doc: readonly string[]
  readonly properties: readonly Property[]
  readonly methods: readonly Method[]
}

export interface Property {
  readonly name: string
  readonly doc: readonly string[]
  readonly optional: boolean
  /** The members of its union. */
  readonly type: readonly Layout[]
}

export interface Method {
  readonly name: string
  readonly doc: readonly string[]
  readonly parameter: Parameter | undefined
  /** What its promise resolves to. */
  readonly result: string
}

export interface Parameter {
  readonly name: string
  /** The members of its union. */
  readonly type: readonly string[]
}

export interface TypeAlias {
  readonly kind: 'alias'
  readonly name: string
  readonly doc: readonly string[]
  readonly type: readonly string[]
}

export interface Function {
  readonly kind: 'function'
  readonly name: string
  readonly parameters: readonly string[]
  readonly body: string
}
