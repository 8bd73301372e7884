/** Why something is not sent to a server, with the sentence that says so. */
export const refusals = {
  'server-side-js': 'code that runs on the server is refused',
  'unsent-date': 'a date beyond those of JavaScript can be stored, not searched for',
  'read-only': 'the studio is read-only',
  'writing-stage': 'a stage that writes needs allowWrite',
  'too-deep': 'it is nested too deep',
  'no-document': 'this has to be a document',
} as const

export type RefusalReason = keyof typeof refusals

/** What is asked of a server is not sent to it. */
export class DocumentsRefused extends Error {
  readonly reason: RefusalReason
  /** The member at fault, with dots. */
  readonly path: string | undefined

  constructor(reason: RefusalReason, path?: string) {
    super(refusals[reason])
    this.name = 'DocumentsRefused'
    this.reason = reason
    this.path = path
  }
}
