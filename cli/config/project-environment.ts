import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { Invocation } from '../invocation.ts'
import { readSourceFile } from '../sources/read-source-file.ts'

/** What `.env` beside the project file says, below what the environment says itself. */
export function projectEnvironment(
  root: string,
  environment: Invocation['environment'],
): ReadEnvironment {
  const { file, fault } = readSourceFile(join(root, '.env'), '.env')
  if (fault && fault.code !== 'missing-file') return { kind: 'unread', fault }
  const given = Object.entries(environment).filter(([, value]) => value !== undefined)
  const written = file ? parseEnv(file.text) : {}
  return { kind: 'read', variables: { ...written, ...Object.fromEntries(given) } }
}

type ReadEnvironment =
  | { readonly kind: 'read'; readonly variables: Invocation['environment'] }
  | { readonly kind: 'unread'; readonly fault: Renderable }
