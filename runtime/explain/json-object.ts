export type JsonObject = Readonly<Record<string, unknown>>

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The objects of a list; none of what is no list. */
export function objectsIn(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}

export function numberIn(object: JsonObject, ...names: readonly string[]): number | undefined {
  const found = names.map((name) => object[name]).find((value) => typeof value === 'number')
  return typeof found === 'number' ? found : undefined
}

export function textIn(object: JsonObject, name: string): string | undefined {
  const value = object[name]
  return typeof value === 'string' ? value : undefined
}
