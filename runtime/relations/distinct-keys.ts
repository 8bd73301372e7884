/** The labels, each once: the second `id` is `id_2`, and one without a label is `column_3`. */
export function distinctKeys(labels: readonly string[]): readonly string[] {
  const named = labels.map((label, index) => (label === '' ? `column_${index + 1}` : label))
  const taken = new Set<string>()
  return named.map((name) => {
    let key = name
    for (let number = 2; taken.has(key) || (key !== name && named.includes(key)); number++) {
      key = `${name}_${number}`
    }
    taken.add(key)
    return key
  })
}
