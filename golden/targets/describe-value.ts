import type { Codec, Conversion, Driver, TsType } from '../../compiler/dialects/driver.ts'
import type { GenOptions } from '../../compiler/ir/options.ts'
import type { Type } from '../../compiler/ir/type.ts'

/**
 * `read type, decoding; write type, encoding, encoding of what is not null`: `=` for what the driver
 * itself returns, `-` for no conversion; then the flag that the statement gets.
 */
export function describeValue(driver: Driver, type: Type, options: GenOptions): string {
  const { read, write } = driver.value(type, options)
  const decoding = read.asIs ? '=' : describeConversion(read.decode)
  const encodings = [describeConversion(write.encode), describeConversion(write.encodeNonNull)]
  const written = `${describeType(write.type)} ${[...new Set(encodings)].join(', ')}`
  const flag = read.flag === undefined ? '' : `; ${read.flag}`
  return `${describeType(read.type)} ${decoding}; ${written}${flag}`
}

function describeType(type: TsType): string {
  if (type.kind === 'named') return type.names.join('|')
  if (type.kind === 'enum' || type.kind === 'json') return type.kind
  return describeType(type.element) + '[]'.repeat(type.dimensions)
}

function describeConversion(used: Conversion | undefined): string {
  if (used === undefined) return '-'
  const rest = used.rest.map((item) => (typeof item === 'number' ? item : item.name))
  return `${used.codec.name}(${rest.join()})`
}

/** Calls a codec as the generated module would, with JavaScript for its further arguments. */
export function callCodec(codecs: readonly Codec[], call: string, value: unknown): unknown {
  const sources = codecs.map(({ text }) => text ?? '').join('\n')
  const run: unknown = new Function('value', `${sources}\nreturn ${call}`)
  return typeof run === 'function' ? run(value) : undefined
}
