import { onCleanup } from 'solid-js'
import { useStudio } from '../studio.ts'
import type { CommandActs } from './commands.ts'

/** Tells what commands of `command-table.ts` do, for as long as the calling part is on the page. */
export function useCommands(acts: CommandActs): void {
  onCleanup(useStudio().commands.provide(acts))
}
