/** https://www.mongodb.com/docs/manual/reference/limits/#naming-restrictions */
const MOST_DATABASE_BYTES = 63
const MOST_COLLECTION_BYTES = 255

/** Returns why this is no name of a database; undefined where it is one. */
export function databaseNameFault(name: string): string | undefined {
  if (name === '') return 'a database has a name'
  if (/[/\\. "$*<>:|?\0]/.test(name))
    return `the name of a database holds no slash, dot, dollar, blank or other sign of these: /\\. "$*<>:|?`
  return lengthFault(name, MOST_DATABASE_BYTES)
}

/** The same of a collection, whose name may hold dots. */
export function collectionNameFault(name: string): string | undefined {
  if (/[$\0]/.test(name)) return 'the name of a collection holds no dollar and no zero character'
  if (name.split('.').includes('')) return 'no part of the name of a collection is empty'
  return lengthFault(name, MOST_COLLECTION_BYTES)
}

/** Whether a collection is the server's own, which is read only. */
export function isSystemCollection(name: string): boolean {
  return name.startsWith('system.')
}

function lengthFault(name: string, most: number): string | undefined {
  if (/[\uD800-\uDFFF]/u.test(name)) return 'the name holds half of a surrogate pair'
  return Buffer.byteLength(name) > most ? `the name has more than ${most} bytes` : undefined
}
