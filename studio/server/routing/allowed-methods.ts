import type { RouteFacts } from './route.ts'

/** The methods that a path has, for `Allow`; none where there is no such path. */
export function allowedMethods(path: string, routes: readonly RouteFacts[]): readonly string[] {
  const parts = path.split('/')
  const methods = routes.filter(({ url }) => fits(parts, url)).map(({ method }) => method)
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}

function fits(parts: readonly string[], url: string): boolean {
  const pattern = url.split('/')
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  )
}
