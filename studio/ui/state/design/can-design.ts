import type { Studio } from '../studio.ts'

/** The page of a table that is not there yet. */
export const NEW_TABLE_PATH = '/design'

/** Whether tables can be designed: they are those of the schema files of a project. */
export function canDesign(studio: Pick<Studio, 'canWrite' | 'meta'>): boolean {
  return studio.canWrite() && studio.meta.data()?.capabilities.migrations === true
}
