import { test } from 'uvu'
import * as assert from 'uvu/assert'
import ts from 'typescript'
import { isTypeScriptType } from './is-type.ts'

/** A type in a template. */
const hole = (type: string) => `$\{${type}}`

const types = [
  'string',
  'string | null',
  '| "a" | \'b\'',
  'A & B | C',
  'unknown[]',
  'readonly string[]',
  'readonly (string | number)[][]',
  "import('./types.js').Meta",
  'import("../src/types").Meta<string>["items"][number]',
  "typeof import('./types.js')",
  'typeof process.env',
  'Record<string, unknown>',
  'Map<string, Map<string, number[]>>',
  'Promise<Array<Set<string>>>',
  `\`${hole('number')}-${hole('string')}\``,
  `\`a${hole(`Uppercase<"b" | \`c${hole('string')}\`>`)}d\``,
  "'a//b'",
  "'it\\'s'",
  '-1',
  '0x1f',
  '10n',
  '1.5e3',
  'true',
  'null',
  'void',
  'this',
  'unique symbol',
  'keyof typeof x',
  '[string, number?]',
  '[]',
  '[a: string, b?: number, ...rest: boolean[]]',
  '[...string[], number]',
  '{}',
  '{ a: string }',
  '{ a?: string; readonly b: number, "c-d": null; 5: x }',
  '{ [key: string]: unknown }',
  '{ [K in keyof T]: T[K] }',
  '{ readonly [K in "a" | "b" as Uppercase<K>]?: T[K]; }',
  '{ -readonly [K in keyof T]-?: T[K] }',
  '{ method(a: string): void; <T>(x: T): T; new (x: string): A; get b(): string }',
  '{ readonly: boolean; get: string; new?: number; type: 1 }',
  '{ [Symbol.iterator](): Iterator<string> }',
  '() => void',
  '(a: string, b?: number, ...c: boolean[]) => Promise<void>',
  '({ a, b: c }: X, [d]: Y) => void',
  '<T extends string = "a">(a: T) => T',
  'new () => Date',
  'abstract new (...args: any[]) => object',
  '(x: unknown) => x is string',
  '(x: unknown) => asserts x is string',
  '(x: unknown) => asserts x',
  '((a: string) => void) | null',
  'T extends string ? "a" : T extends number ? "b" : never',
  'T extends (infer U)[] ? U : never',
  'T extends [infer H extends string, ...unknown[]] ? H : never',
  'A.B.C<D>',
  'bigint',
  'Buffer',
  'Größe',
  '$x_1',
  '(((string)))',
  'object',
  'any',
]

const others = [
  '',
  ' ',
  'string number',
  'string;',
  'string = 1',
  'const x = 1',
  'type A = string',
  '[]string',
  'map[string]string',
  '*string',
  '?string',
  'string?',
  'github.com/google/uuid.UUID',
  'import { A } from "./a"',
  'import("./a.js"',
  "import('a').",
  'Array<string',
  'Array<>',
  'Array<string>>',
  '{ a: string',
  '{ a: string b: number }',
  '{ a string }',
  '(string, number)',
  '[string number]',
  'A |',
  '& ',
  'A..B',
  '"a',
  '`${string`',
  `\`${hole('string number')}\``,
  'string // x',
  'string /* x */',
  'string\nnumber',
  'a => b',
  'function () {}',
  'class',
  'new Date()',
  'Date()',
  '1a',
  '#x',
  'string as number',
  'x ? a : b',
  'A extends B',
  'keyof',
  'return',
  '}; evil(); type X = {',
]

test('types are types', () => {
  for (const text of types) assert.ok(isTypeScriptType(text), text)
})

test('what is no type is none', () => {
  for (const text of others) assert.not(isTypeScriptType(text), text)
})

test('TypeScript agrees', () => {
  const faults = (text: string) => {
    const { diagnostics } = ts.transpileModule(`let x: ${text}\n;`, { reportDiagnostics: true })
    return diagnostics?.map(({ messageText }) => messageText) ?? []
  }
  for (const text of types) assert.equal(faults(text), [], text)
})

test.run()
