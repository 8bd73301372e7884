/** https://www.mongodb.com/docs/manual/reference/limits/#naming-restrictions */
const MOST_DATABASE_BYTES = 63
const MOST_COLLECTION_BYTES = 255
/** Of a database and a collection, and the dot between them. */
const MOST_NAMESPACE_BYTES = 255

/** Returns why this is no name of a database; undefined where it is one. */
export function databaseNameFault(name: string): string | undefined {
  if (name === '') return 'a database has a name'
  if (/[/\\. "$*<>:|?\0]/.test(name))
    return `the name of a database holds no slash, dot, dollar, blank or other sign of these: /\\. "$*<>:|?`
  return textFault(name) ?? lengthFault('the name of a database', name, MOST_DATABASE_BYTES)
}

/** The same of a collection, whose name may hold dots. */
export function collectionNameFault(name: string): string | undefined {
  if (/[$\0]/.test(name)) return 'the name of a collection holds no dollar and no zero character'
  if (name.split('.').includes('')) return 'no part of the name of a collection is empty'
  return textFault(name) ?? lengthFault('the name of a collection', name, MOST_COLLECTION_BYTES)
}

/** Returns why a collection cannot be made in a database, where both names are right by themselves. */
export function namespaceFault(database: string, collection: string): string | undefined {
  const what = 'the name of a collection, behind that of its database and a dot,'
  return lengthFault(what, `${database}.${collection}`, MOST_NAMESPACE_BYTES)
}

/** The same of an index; one asterisk means all of them. */
export function indexNameFault(name: string): string | undefined {
  if (name === '') return 'an index has a name'
  if (name === '*') return 'an asterisk is no name of an index'
  if (name.includes('\0')) return 'the name of an index holds no zero character'
  return textFault(name)
}

/** Databases of the server, which it needs to work. */
const SYSTEM: ReadonlySet<string> = new Set(['admin', 'config', 'local'])

export function isSystemDatabase(name: string): boolean {
  return SYSTEM.has(name)
}

/** Whether a collection is the server's own, which is read only. */
export function isSystemCollection(name: string): boolean {
  return name.startsWith('system.')
}

function textFault(name: string): string | undefined {
  return /[\uD800-\uDFFF]/u.test(name) ? 'the name holds half of a surrogate pair' : undefined
}

/** A server counts bytes of UTF-8, of which a sign has up to four. */
function lengthFault(what: string, name: string, most: number): string | undefined {
  const bytes = Buffer.byteLength(name)
  if (bytes <= most) return undefined
  const signs = [...name].length
  const counted = signs === bytes ? `${bytes}` : `${bytes} bytes in ${signs} characters`
  return `${what} has at most ${most} bytes, and this one has ${counted}`
}
