import * as assert from 'uvu/assert'
import type { ProjectStudio } from '../../studio/project-studio.ts'

export interface ApiAnswer {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

/** Asks the routes of migrations. */
export async function ask(
  { origin }: Pick<ProjectStudio, 'origin'>,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<ApiAnswer> {
  const answer = await fetch(`${origin}/api/migrations${path}`, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' } }),
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

/** Sends a body under a key: sent again, it does nothing. */
export async function askOnce(
  { origin }: Pick<ProjectStudio, 'origin'>,
  path: string,
  { body, key }: { readonly body: object; readonly key: string },
): Promise<ApiAnswer> {
  const answer = await fetch(`${origin}/api/migrations${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

/** The answer, whose status has to be this one. */
export async function expectAnswer(asked: Promise<ApiAnswer>, status: number) {
  const { status: found, text, headers } = await asked
  assert.is(found, status, text)
  return { body: JSON.parse(text), text, headers }
}

/** The states of the list in their order. */
export async function statesOf(studio: ProjectStudio): Promise<readonly string[]> {
  const { body } = await expectAnswer(ask(studio, 'GET', ''), 200)
  return body.migrations.map(({ state }: { readonly state: string }) => state)
}
