import type { SampledField } from '../../../../api/documents/samples.ts'

/** Types that a sample cannot tell apart from others in a rule. */
const NUMBERS: ReadonlySet<string> = new Set(['int', 'long', 'double', 'decimal'])

/** Returns a schema that all documents of a sample fit: their types, and the fields that all of them have. */
export function proposeValidator(fields: readonly SampledField[]): string {
  const top = fields.filter(({ path }) => !/[.[]/.test(path))
  const required = top.filter(({ share, path }) => share === 1 && path !== '_id')
  const properties = top.map(({ path, types }) => {
    const names = types.map(({ type }) => type)
    const isNumber = names.every((name) => NUMBERS.has(name))
    const bsonType = isNumber && names.length > 1 ? ['number'] : names
    const text =
      bsonType.length === 1 ? quoted(bsonType[0] ?? '') : `[${bsonType.map(quoted).join(', ')}]`
    return `      ${quoted(path)}: { bsonType: ${text} },`
  })
  return [
    '{',
    '  $jsonSchema: {',
    '    bsonType: "object",',
    `    required: [${required.map(({ path }) => quoted(path)).join(', ')}],`,
    '    properties: {',
    ...properties,
    '    },',
    '  },',
    '}',
  ].join('\n')
}

function quoted(text: string): string {
  return JSON.stringify(text)
}
