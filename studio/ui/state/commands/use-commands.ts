import { onCleanup } from 'solid-js'
import { useFrame } from '../frame/frame.ts'
import type { CommandActs } from './commands.ts'

/** Tells what commands of `command-table.ts` do, for as long as the calling part is on the page. */
export function useCommands(acts: CommandActs): void {
  onCleanup(useFrame().commands.provide(acts))
}
