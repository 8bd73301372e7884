/**
 * The oldest Node that quarry and its database drivers run on: `engines` of package.json says the
 * same. better-sqlite3 13 needs Node-API 10, without which it ends Node 22.13 by a segmentation fault.
 */
const OLDEST = { major: 22, minor: 14 }

const { node } = process.versions
const [major = 0, minor = 0] = node.split('.').map(Number)

// Nothing else is imported above this line: an older Node may already fail to load it.
if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) {
  const { keepCompiled } = await import('./process/compile-cache.ts')
  keepCompiled(process.env)
  await import('./main.ts')
} else {
  const oldest = `${OLDEST.major}.${OLDEST.minor}`
  process.stderr.write(`quarry needs Node ${oldest} or newer; this is Node ${node}\n`)
  process.exitCode = 1
}
