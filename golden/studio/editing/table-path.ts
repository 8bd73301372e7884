import type { StudioEngine } from '../shop-database.ts'

/** The address of a table in the studio: the engines without schemas call theirs `main`. */
export function tablePath(engine: StudioEngine, table: string): string {
  return `/tables/${engine === 'postgresql-15' ? 'public' : 'main'}/${table}`
}
