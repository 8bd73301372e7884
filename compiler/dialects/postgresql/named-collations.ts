import type { NamedCollations } from '../definition-rules.ts'

/** `pg_collation`: those of every server, and by the forms of their names those of ICU and of the machine's libc. */
export const namedCollations: NamedCollations = {
  mention: /collat/i,
  isKnown: (name) => always.includes(name) || ofMachine.test(name),
  all: () => [...always, 'und-x-icu', 'en-x-icu'],
  comparing: undefined,
  characterSets: undefined,
}

const always = ['default', 'C', 'POSIX', 'ucs_basic', 'unicode', 'pg_c_utf8', 'pg_unicode_fast']

/** `en-x-icu`, `en_US`, `en_US.utf8`, `ca_ES@valencia`, `C.utf8`, and of Windows `en-US` and `English_Belize.1252`. */
const ofMachine =
  /^(?:[A-Za-z]{2,4}(?:-\w+)*-x-icu|[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|\d{3}))*(?:[.@][\w-]+)*|C\.[\w-]+|[A-Z][a-z]+.*\.\d+)$/
