const WIDTH = 100

/** A value of JSON, indented; what fits into a line stands in one. */
export function treeText(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return flat
  if (indent.length + flat.length <= WIDTH) return flat
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const parts = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => {
      const text = treeText(item, inner)
      return isList ? `${inner}${text}` : `${inner}${JSON.stringify(key)}: ${text}`
    })
  const [open, close] = isList ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}
