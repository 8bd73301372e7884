import type { EjsonValue } from './ejson-value.ts'
import { readEjson } from './read-ejson.ts'
import { EjsonFault } from './text-cursor.ts'

export type ToldEjson = { readonly value: EjsonValue } | { readonly message: string }

/** Reads what a person has typed, or says in a sentence why it cannot be read. */
export function toldEjson(text: string): ToldEjson {
  try {
    return { value: readEjson(text) }
  } catch (error) {
    if (!(error instanceof EjsonFault)) throw error
    return { message: `At character ${error.at + 1}: ${error.message}.` }
  }
}

/** The same for a document. */
export function toldDocument(text: string): ToldEjson {
  const told = toldEjson(text)
  if ('message' in told || told.value.kind === 'object') return told
  return { message: 'This has to be a document: { … }' }
}
