import { MalformedEjson } from '../../../runtime/document/ejson/malformed-ejson.ts'
import {
  DocumentsRefused,
  type RefusalReason,
} from '../../../runtime/document/documents-refused.ts'
import { InsertStopped } from '../../../runtime/document/edit/insert-documents.ts'
import { ServerRefusal } from '../../../runtime/document/link/driver-failure.ts'
import { JournalFull } from '../../../runtime/journal/journal.ts'
import type { ErrorCode } from '../../api/error.ts'
import { Refusal, refusal } from '../failure/refusal.ts'

const codes: Readonly<Record<RefusalReason, ErrorCode>> = {
  'server-side-js': 'bad_request',
  'unsent-date': 'bad_request',
  'read-only': 'read_only',
  'writing-stage': 'bad_request',
  'too-deep': 'bad_request',
  'no-document': 'bad_request',
}

const TAKEN = 'another document has this value already: unique index'

/** Codes of a server whose meaning a person can act on (https://github.com/mongodb/mongo/blob/master/src/mongo/base/error_codes.yml). */
const told: ReadonlyMap<number, readonly [ErrorCode, string]> = new Map<
  number,
  readonly [ErrorCode, string]
>([
  [26, ['not_found', 'there is no such collection']],
  [27, ['not_found', 'there is no such index']],
  [48, ['conflict', 'there is a collection of this name already']],
  [66, ['invalid_value', 'the identifier of a document cannot be changed']],
  [85, ['conflict', 'there is an index of this key with other options']],
  [86, ['conflict', 'there is an index of this name with another key']],
  [121, ['constraint', 'the validation of the collection refuses the document']],
  ...[11000, 11001, 12582].map((code) => [code, ['constraint', TAKEN]] as const),
  [17419, ['invalid_value', 'the document is larger than the server stores']],
])

/** Returns an error as a request is answered: nothing that a server has said is in it but the name of its code. */
export function documentRefusal(error: unknown): unknown {
  if (error instanceof MalformedEjson) return refusal('bad_request', error.message)
  if (error instanceof DocumentsRefused) {
    const { reason, path, message } = error
    const kind = reason.replaceAll('-', '_')
    const details = [{ kind, message, ...(path !== undefined && { path }) }]
    return new Refusal(codes[reason], { details })
  }
  if (error instanceof JournalFull) {
    const message = `the documents are more than the undo journal keeps (${error.limit} bytes), so nothing was changed; with "undo": false they are changed for good`
    return new Refusal('conflict', { details: [{ path: 'undo', message }], cause: error })
  }
  if (error instanceof InsertStopped) return stoppedInsert(error)
  return error instanceof ServerRefusal ? serverRefusal(error) : error
}

/** Says beside the refusal of a document what was inserted before it. */
function stoppedInsert({ refusal: refused, inserted }: InsertStopped): unknown {
  const error = serverRefusal(refused)
  if (!(error instanceof Refusal)) return error
  const { ids, undoId = null } = inserted
  const before =
    ids.length === 1 ? 'one document before it is' : `${ids.length} documents before it are`
  const details = [...(error.parts.details ?? []), { message: `the ${before} inserted` }]
  const beside = { insertedCount: ids.length, undoId }
  return new Refusal(error.code, { ...error.parts, details, beside })
}

function serverRefusal(error: ServerRefusal): unknown {
  const { code, codeName, facts } = error
  const [status, message] = told.get(code) ?? []
  const kind = codeName
  if (status !== undefined && message !== undefined)
    return new Refusal(status, { details: [{ kind, message }], cause: error })
  if (facts.kind !== 'syntax') return error
  const details = [
    {
      kind,
      message:
        code === 0
          ? 'the server refuses this and does not say why'
          : `the server refuses this: ${codeName} (${code})`,
    },
  ]
  return new Refusal('sql_error', { details, cause: error })
}
