import { randomBytes } from 'node:crypto'
import { NONCE_META } from '../../api/page.ts'
import { contentSecurityPolicy } from '../guard/security-headers.ts'
import type { Answer } from '../routing/route.ts'
import type { StaticFile, StaticFiles } from './static-files.ts'

const PAGE = '/index.html'

/**
 * The file of a path, or the page for a path that the page itself reads, such as `/tables/users`; undefined where
 * there is none.
 */
export function answerStatic(path: string, files: StaticFiles): Answer | undefined {
  if (isPagePath(path)) return answerPage(files.get(PAGE))
  const file = path === PAGE ? undefined : files.get(path)
  if (!file) return undefined
  const caching = file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-store'
  return { bytes: file.bytes, headers: { 'content-type': file.type, 'cache-control': caching } }
}

/** A word, and behind it names that are escaped as `encodeURIComponent` does: nothing that could mean a file. */
function isPagePath(path: string): boolean {
  if (path === '/') return true
  const [, page = '', ...names] = path.split('/')
  return /^[\w-]+$/.test(page) && page !== 'api' && page !== 'assets' && names.every(isName)
}

function isName(written: string): boolean {
  if (!/^(?:[\w.~!'()*-]|%[0-9A-F]{2})+$/.test(written)) return false
  const name = decoded(written)
  return name?.split(/[/\\]/).every((part) => !/^\.*$/.test(part)) ?? false
}

function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

function answerPage(page: StaticFile | undefined): Answer {
  const nonce = randomBytes(16).toString('base64')
  const text = page?.bytes.toString('utf8') ?? unbuiltPage
  const meta = `<meta property="${NONCE_META}" nonce="${nonce}">`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(nonce),
  }
  return { bytes: Buffer.from(text.replace('</head>', `${meta}</head>`)), headers }
}

const unbuiltPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>quarry studio</title></head>
<body>
<h1>The page of the studio has not been built</h1>
<p>Run <code>npm run build</code> in the directory of quarry, then start <code>quarry studio</code> again.</p>
<p>The interface below <code>/api</code> works without it.</p>
</body>
</html>
`
