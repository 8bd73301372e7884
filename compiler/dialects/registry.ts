import type { Dialect } from './dialect.ts'

/** By the name that projects give; loaded when asked for, because the tables are large. */
const dialects = {
  postgresql: async () => (await import('./postgresql/dialect.ts')).postgresql,
  mysql: async () => (await import('./mysql/dialect.ts')).mysql,
  mariadb: async () => (await import('./mariadb/dialect.ts')).mariadb,
  sqlite: async () => (await import('./sqlite/dialect.ts')).sqlite,
} satisfies Record<string, () => Promise<Dialect>>

export type DialectName = keyof typeof dialects

export const dialectNames = [
  'postgresql',
  'mysql',
  'mariadb',
  'sqlite',
] as const satisfies readonly DialectName[]

export async function loadDialect(name: DialectName): Promise<Dialect> {
  return dialects[name]()
}
