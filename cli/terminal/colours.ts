import { createColors } from 'picocolors'
import type { Paint } from '../../compiler/diagnostics/render.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Colours for one stream: on a terminal only, unless FORCE_COLOR asks for them; never with
 * NO_COLOR, which wins (https://no-color.org). A pipe's `isTTY` is undefined, whatever its type says.
 */
export function paintFor(isTerminal: boolean | undefined, environment: Environment): Paint {
  return createColors(wantsColours(isTerminal, environment))
}

function wantsColours(
  isTerminal: boolean | undefined,
  { NO_COLOR, FORCE_COLOR, TERM }: Environment,
): boolean {
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false'
  return isTerminal === true && TERM !== 'dumb'
}
