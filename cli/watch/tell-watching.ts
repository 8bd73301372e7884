import { relative } from 'node:path'
import type { OpenedProject } from '../config/open-project.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { placesOf } from './watched-places.ts'

/** Says what is watched where that was not said already; gives what was said. */
export function tellWatching(opened: OpenedProject, before: string, terminal: Terminal): string {
  const { root, path: projectFile, shownPath } = opened
  const { directories } = placesOf(opened)
  const shown = [...directories, projectFile].map((path) => shownPath(relative(root, path)) || '.')
  const said = [...new Set(shown)].join(', ')
  if (said !== before) terminal.out(`${terminal.paint.dim(`watching ${said}`)}\n`)
  return said
}
