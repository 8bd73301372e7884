/** The tag of a type: the word for it, and the colour of its kind. */
export interface TypeLook {
  readonly label: string
  readonly color: string
  /** Of one element, and of several. */
  readonly element: string
  readonly elements: string
}

const looks: Readonly<Record<string, TypeLook>> = {
  string: look('string', 'k-text', 'byte'),
  hash: look('hash', 'k-json', 'field'),
  list: look('list', 'k-number', 'element'),
  set: look('set', 'k-boolean', 'member'),
  zset: look('zset', 'k-date', 'member'),
  stream: look('stream', 'k-binary', 'entry', 'entries'),
  'ReJSON-RL': look('json', 'k-json', 'member'),
}

/** How a type is shown; one of a module by the name that the server gives it. */
export function typeLook(type: string): TypeLook {
  const known = Object.hasOwn(looks, type) ? looks[type] : undefined
  return known ?? look(type, 'faint', 'element')
}

function look(label: string, color: string, element: string, elements = `${element}s`): TypeLook {
  return { label, color, element, elements }
}

/** Returns the types that a person chooses from, as requests name them; documents where the server has RedisJSON. */
export function typeOptions(hasJson: boolean) {
  return hasJson ? [...TYPE_OPTIONS, { value: 'ReJSON-RL', label: 'json' }] : TYPE_OPTIONS
}

const TYPE_OPTIONS = [
  { value: '', label: 'All types' },
  { value: 'string', label: 'string' },
  { value: 'hash', label: 'hash' },
  { value: 'list', label: 'list' },
  { value: 'set', label: 'set' },
  { value: 'zset', label: 'zset' },
  { value: 'stream', label: 'stream' },
] as const

/** `1 key`, `2,210 keys`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped.format(count)} ${count === 1 ? one : many}`
}

/** How many keys there are; a user may not be allowed to ask. */
export function totalText(total: number | null): string {
  return total === null ? 'unknown' : grouped.format(total)
}

const grouped = new Intl.NumberFormat('en-US')
