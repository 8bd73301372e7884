import { readFileSync } from 'node:fs'

/** The parameters of an address that name files of TLS. */
export interface TlsFileNames {
  readonly ca: string
  readonly cert: string
  readonly key: string
}

/** The texts of certificates and keys. */
export interface TlsTexts {
  readonly ca?: string
  readonly cert?: string
  readonly key?: string
}

/** Reads the files that an address names. Throws with the parameter whose file cannot be read. */
export function readTlsFiles(parameters: URLSearchParams, names: TlsFileNames): TlsTexts {
  const read = (key: keyof TlsFileNames): TlsTexts => {
    const name = names[key]
    const path = parameters.get(name)
    return path === null ? {} : { [key]: readText(path, name) }
  }
  return { ...read('ca'), ...read('cert'), ...read('key') }
}

function readText(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`the file of "${name}" cannot be read: ${path}`, { cause: error })
  }
}
