/** Prints the milliseconds that importing the grammar and the first parse take. */
const name = process.argv[2]
const started = performance.now()
const { reads, syntaxNames } = await import('./syntaxes.ts')
const imported = performance.now()
const dialect = syntaxNames.find((each) => each === name)
if (dialect) reads(dialect, 'SELECT 1')
process.stdout.write(`${imported - started} ${performance.now() - imported}\n`)
