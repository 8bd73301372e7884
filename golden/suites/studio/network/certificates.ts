import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Output, runProgram } from '../../../engines/run-program.ts'

/** Certificates in files of a directory. */
export interface Certificates {
  readonly authority: string
  /** Of `localhost`, signed by the authority. */
  readonly server: { readonly cert: string; readonly key: string }
  /** Of the user `certified`, signed by the authority. */
  readonly client: { readonly cert: string; readonly key: string }
  /** Of an authority that has signed nothing. */
  readonly stranger: string
}

const KEY = ['-newkey', 'rsa:2048', '-nodes', '-days', '2']

/** Makes certificates by openssl; undefined where it is not installed. */
export async function makeCertificates(directory: string): Promise<Certificates | undefined> {
  const at = (name: string) => join(directory, name)
  const openssl = (...args: readonly string[]) => runProgram('openssl', args)
  if ((await openssl('version')).code !== 0) return undefined
  const authority = async (name: string) => {
    const files = ['-keyout', at(`${name}.key`), '-out', at(`${name}.pem`)]
    must(await openssl('req', '-x509', ...KEY, ...files, '-subj', `/CN=${name}`))
    return at(`${name}.pem`)
  }
  const signed = async (name: string, subject: string) => {
    const key = at(`${name}.key`)
    const [request, cert, names] = [at(`${name}.csr`), at(`${name}.pem`), at(`${name}.ext`)]
    must(await openssl('req', ...KEY, '-keyout', key, '-out', request, '-subj', `/CN=${subject}`))
    writeFileSync(names, `subjectAltName=DNS:${subject}\n`)
    const by = ['-CA', at('authority.pem'), '-CAkey', at('authority.key'), '-CAcreateserial']
    const wanted = ['-in', request, '-out', cert, '-days', '2', '-extfile', names]
    must(await openssl('x509', '-req', ...wanted, ...by))
    return { cert, key }
  }
  return {
    authority: await authority('authority'),
    server: await signed('server', 'localhost'),
    client: await signed('client', 'certified'),
    stranger: await authority('stranger'),
  }
}

function must({ code, stderr }: Output): void {
  if (code !== 0) throw new Error(stderr)
}
