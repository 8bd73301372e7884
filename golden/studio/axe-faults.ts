import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import * as v from 'valibot'

/** The script that a page runs before it is asked for its faults. */
export const AXE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const resultsSchema = v.object({
  violations: v.array(
    v.object({
      id: v.string(),
      nodes: v.array(v.object({ html: v.string(), failureSummary: v.optional(v.string()) })),
    }),
  ),
})

/** A line for each fault that axe-core finds; `options` are those of `axe.run`, as JavaScript. */
export async function faultsOf(page: Page, options = ''): Promise<readonly string[]> {
  const found: unknown = await page.evaluate(`axe.run(${options})`)
  const { violations } = v.parse(resultsSchema, found)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}
