import type { SeedStatements } from '../../../seed/statement-session.ts'
import { insertTexts, literal } from './insert-text.ts'

export const seedStatements: SeedStatements = {
  begin: ['START TRANSACTION'],
  insert: (target, rows) => [...insertTexts(target, rows)].join(';'),
  literal,
}
