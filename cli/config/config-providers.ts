import { dialectNames } from '../../compiler/dialects/registry.ts'

/** What `[database].provider` may say, and `--dialect` too: the dialect that each name stands for. */
const dialectOfProvider: Readonly<Record<string, string>> = {
  postgresql: 'postgresql',
  postgres: 'postgresql',
  mysql: 'mysql',
  mariadb: 'mariadb',
  sqlite: 'sqlite',
  sqlite3: 'sqlite',
  file: 'sqlite',
  scylla: 'scylla',
  cassandra: 'scylla',
  cql: 'scylla',
  clickhouse: 'clickhouse',
}

/** Those for which there is a compiler, without aliases. */
export const providerNames: readonly string[] = dialectNames

/** With aliases. */
export const acceptedNames = Object.keys(dialectOfProvider).filter((name) =>
  providerNames.includes(dialectOfProvider[name] ?? ''),
)

/** The dialect of a provider or of one of its aliases; undefined when the name is none. */
export function findDialectName(provider: string): string | undefined {
  return Object.hasOwn(dialectOfProvider, provider) ? dialectOfProvider[provider] : undefined
}

/** The providers that `quarry init` takes as options: `--postgresql`, `--mariadb`. The first is the default. */
export const initProviders = ['postgresql', 'mysql', 'mariadb', 'sqlite'] as const

export type InitProvider = (typeof initProviders)[number]
