import type { Draft } from '../../../state/edit/draft.ts'

/** What an empty field stands for; nothing where it holds a value. */
export function placeholderOf(draft: Draft): string {
  if (draft.kind === 'default') return 'DEFAULT'
  if (draft.value === null) return 'NULL'
  return draft.value === '' ? "''" : ''
}
