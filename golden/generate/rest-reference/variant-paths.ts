import { documentRoutes } from '../../../studio/server/routes/documents/document-routes.ts'
import { keyRoutes } from '../../../studio/server/routes/keys/key-routes.ts'
import type { RouteFacts } from '../../../studio/server/routing/route.ts'

type Facts = Pick<RouteFacts, 'method' | 'url' | 'summary'>

const sections: readonly { readonly title: string; readonly routes: readonly Facts[] }[] = [
  { title: 'Paths of documents', routes: documentRoutes },
  { title: 'Paths of keys', routes: keyRoutes },
]

const BEGIN = '<!-- paths: written by `npm run generate:rest` -->'
const END = '<!-- paths end -->'

/** Returns the page with the paths of documents and keys as their routes are. Throws where it has no place for them. */
export function withVariantPaths(page: string): string {
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`no ${BEGIN} and ${END}`)
  return `${before}${BEGIN}\n\n${sections.map(sectionText).join('\n')}\n${END}${after}`
}

function sectionText({ title, routes }: (typeof sections)[number]): string {
  const rows = routes.map(({ method, url, summary }) => [
    `\`${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}\``,
    summary,
  ])
  const all = [['path', 'does'], ...rows]
  const [path = 0, does = 0] = [0, 1].map((at) =>
    Math.max(...all.map((row) => [...(row[at] ?? '')].length)),
  )
  const line = ([first = '', second = '']: readonly string[]) =>
    `| ${first.padEnd(path)} | ${second.padEnd(does)} |`
  const rule = `| ${'-'.repeat(path)} | ${'-'.repeat(does)} |`
  return [`### ${title}`, '', line(all[0] ?? []), rule, ...rows.map(line), ''].join('\n')
}
