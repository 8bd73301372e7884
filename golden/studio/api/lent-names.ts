import * as v from 'valibot'

type Json = unknown

/** Requests may name these, so that they reach something, and members of a body may have these values besides any others. */
export interface LentNames {
  /** By parameters of the path and of the query. */
  readonly parameters: Readonly<Record<string, readonly string[]>>
  readonly members: Readonly<Record<string, readonly Json[]>>
}

/** A parameter without a pattern takes any text which is not empty. */
const textSchema = v.looseObject({
  type: v.literal('string'),
  pattern: v.optional(v.string(), String.raw`^[\s\S]+$`),
})
const descriptionSchema = v.looseObject({ paths: v.record(v.string(), v.unknown()) })

/** The description of an API, whose parameters and members may have these values besides any others. */
export async function lentDescription(origin: string, names: LentNames): Promise<string> {
  const told: Json = await (await fetch(`${origin}/api/openapi.json`)).json()
  const description = v.parse(descriptionSchema, told)
  const paths = Object.entries(description.paths).map(([path, each]) => [path, lent(each, names)])
  return JSON.stringify({ ...description, paths: Object.fromEntries(paths) })
}

function lent(value: Json, names: LentNames): Json {
  if (Array.isArray(value)) return value.map((each) => lent(each, names))
  if (typeof value !== 'object' || value === null) return value
  const members: Readonly<Record<string, Json>> = { ...value }
  if (members['in'] === 'path' || members['in'] === 'query') return lentParameter(members, names)
  const entries = Object.entries(members).map(([name, member]) => [
    name,
    lentMember(name, member, names),
  ])
  return Object.fromEntries(entries)
}

/** They mean something in a pattern. */
const SIGNS = /[.*+?^${}()|[\]\\]/g

/** One of the names, or any other that the parameter takes: a schema of the same texts, which has the names at hand. */
function lentParameter(members: Readonly<Record<string, Json>>, { parameters }: LentNames): Json {
  const values = parameters[String(members['name'])]
  if (!values) return members
  const schema = v.parse(textSchema, members['schema'])
  const names = values.map((name) => `^${name.replaceAll(SIGNS, String.raw`\$&`)}$`)
  return { ...members, schema: { ...schema, pattern: [...names, schema.pattern].join('|') } }
}

function lentMember(name: string, member: Json, names: LentNames): Json {
  if (name === 'responses') return member
  if (name !== 'properties' || typeof member !== 'object' || member === null)
    return lent(member, names)
  const entries = Object.entries(member).map(([property, schema]) => {
    const values = names.members[property]
    const described = lent(schema, names)
    return [property, values ? { anyOf: [{ enum: values }, described] } : described]
  })
  return Object.fromEntries(entries)
}
