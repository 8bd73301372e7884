/**
 * Who may import whom. What a row does not list is forbidden; a folder may always import itself.
 * Keys and values are paths from the root: a folder ends in `/`, a trailing `*.ts` means the files
 * directly inside, `npm:` and `node:` prefixes name packages and Node's own modules.
 */
const contracts = [
  'compiler/source/',
  'compiler/ir/',
  'compiler/diagnostics/',
  'compiler/dialects/',
]

const mayImport = {
  'compiler/source/': [],
  'compiler/ir/': ['compiler/source/'],
  'compiler/diagnostics/': ['compiler/source/'],
  'compiler/1-lex/token.ts': ['compiler/source/', 'compiler/ir/'],
  'compiler/2-parse/ast.ts': ['compiler/2-parse/ast/'],
  'compiler/2-parse/ast/': ['compiler/source/', 'compiler/ir/'],
  'compiler/dialects/': [
    'compiler/source/',
    'compiler/ir/',
    'compiler/1-lex/token.ts',
    'compiler/2-parse/ast.ts',
  ],
  'compiler/1-lex/': contracts,
  'compiler/split/': [...contracts, 'compiler/1-lex/'],
  'compiler/2-parse/': [...contracts, 'compiler/1-lex/token.ts'],
  'compiler/3-resolve/': [
    ...contracts,
    'compiler/2-parse/ast.ts',
    'compiler/relations/mentions-of.ts',
  ],
  'compiler/4-check/': contracts,
  'compiler/5-emit/': contracts,
  'compiler/relations/': [...contracts, 'compiler/1-lex/token.ts', 'compiler/2-parse/ast.ts'],
  'compiler/blocks/': [...contracts, 'compiler/1-lex/token.ts', 'compiler/2-parse/ast.ts'],
  'compiler/query-parts/': [...contracts, 'compiler/1-lex/token.ts', 'compiler/4-check/tree/'],
  'compiler/*.ts': ['compiler/'],
  'runtime/': [...contracts, 'compiler/*.ts'],
  'studio/api/': [],
  'studio/server/': [...contracts, 'compiler/*.ts', 'runtime/', 'studio/api/'],
  'studio/ui/': ['studio/api/'],
  'cli/': [...contracts, 'compiler/*.ts', 'runtime/', 'studio/server/', 'studio/api/'],
  'bench/': [
    'compiler/',
    'runtime/',
    'studio/',
    'cli/',
    'golden/engines/',
    'golden/studio/',
    'golden/truth/',
    'golden/fixtures/',
  ],
  'examples/': [],
}

/** The only places that may import a package; a package without a row is free where Node modules are. */
const packageHomes = {
  'ts-morph': ['compiler/5-emit/print.ts', 'cli/bundle/bundle-printer.ts'],
  chevrotain: ['compiler/1-lex/', 'compiler/2-parse/'],
  cac: ['cli/main.ts'],
  chokidar: ['cli/watch/'],
  'smol-toml': ['cli/'],
  valibot: ['cli/', 'golden/', 'bench/'],
  fastify: ['studio/server/', 'golden/'],
  '@sinclair/typebox': ['studio/api/', 'studio/server/'],
  'solid-js': ['studio/ui/'],
  'sql-formatter': ['studio/server/'],
  '@faker-js/faker': ['runtime/seed/text/words.ts'],
  'playwright-core': ['golden/', 'bench/'],
  picocolors: ['cli/', 'golden/', 'examples/', 'bench/'],
  esbuild: ['cli/bundle/', 'golden/', 'bench/bundle.ts'],
  typescript: ['golden/', 'bench/'],
  'libpg-query': ['golden/', 'bench/'],
  prettier: ['golden/', 'cli/commands/'],
  pg: ['runtime/engines/postgresql/', 'golden/', 'bench/', 'examples/'],
  postgres: ['golden/', 'bench/', 'examples/'],
  mysql2: ['runtime/engines/mysql/', 'golden/', 'bench/', 'examples/'],
  mongodb: ['runtime/document/', 'golden/', 'bench/'],
  ioredis: ['runtime/key-value/', 'golden/', 'bench/'],
  'better-sqlite3': [
    'runtime/engines/sqlite/',
    'runtime/journal/',
    'golden/',
    'bench/',
    'examples/',
  ],
}

const TEST = String.raw`\.test\.ts$`
// The types of a statement, which hold each other.
const RECURSIVE_TYPES = String.raw`^compiler/(2-parse/ast/|ir/query(/|\.ts$))`
const escapeForRegExp = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** `compiler/` -> `^compiler/`, `compiler/*.ts` -> `^compiler/[^/]+\.ts$`, a file -> exactly that file. */
function pattern(place) {
  if (place.endsWith('/')) return `^${escapeForRegExp(place)}`
  if (place.endsWith('/*.ts')) return `^${escapeForRegExp(place.slice(0, -4))}[^/]+\\.ts$`
  return `^${escapeForRegExp(place)}$`
}

const rows = Object.keys(mayImport)
const ourFolders = '^(?:compiler|runtime|studio|cli|golden|bench|examples)/'

/** A row inside a row (`token.ts` in `1-lex/`) is judged by its own. */
function innerRows(place) {
  return rows.filter((other) => other !== place && other.startsWith(place)).map(pattern)
}

function folderRule([place, allowed]) {
  const self = place.endsWith('/') ? [place] : []
  return {
    name: `imports-of ${place}`,
    severity: 'error',
    comment: `${place} may import ${[...self, ...allowed].join(', ') || 'nothing of ours'}`,
    from: { path: pattern(place), pathNot: [TEST, ...innerRows(place)] },
    to: { path: ourFolders, pathNot: [...self, ...allowed].map(pattern) },
  }
}

function packageRule([name, homes]) {
  return {
    name: `package ${name}`,
    severity: 'error',
    comment: `${name} is imported in ${homes.join(', ')} only`,
    from: { path: ourFolders, pathNot: [TEST, ...homes.map(pattern)] },
    to: { path: `^node_modules/(?:@types/)?${escapeForRegExp(name)}/` },
  }
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(mayImport).map(folderRule),
    ...Object.entries(packageHomes).map(packageRule),
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'a cycle has no order to read it in',
      from: { pathNot: RECURSIVE_TYPES },
      to: { circular: true },
    },
    {
      name: 'types-of-a-language',
      severity: 'error',
      comment:
        'the types of a recursive language are recursive, which is harmless where nothing runs',
      from: { path: RECURSIVE_TYPES },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-node-in-compiler',
      severity: 'error',
      comment: 'the compiler does no IO and runs in a browser',
      from: { path: '^compiler/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-import-of-a-test',
      severity: 'error',
      comment: 'a test is run, never imported',
      from: {},
      to: { path: TEST },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'an import that resolves to nothing escapes every other rule',
      from: {},
      to: { couldNotResolve: true, pathNot: '^bun:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^golden/cases/|^golden/expected/|/quarry_gen/|^dist/)' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.js', '.mjs', '.cjs', '.d.ts', '.json'],
    },
  },
}
