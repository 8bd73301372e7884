import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import type * as Api from '../../../../api/sql.ts'
import type { ApiClient } from '../../../state/api/api-client.ts'
import { ApiFailure } from '../../../state/api/api-failure.ts'
import type { SqlSession } from '../../../state/sql/sql-session.ts'

/** A full list is the beginning of a longer one: the next letter asks again. */
const FULL = 200

/** The names of the database and the words of the language, as the server knows them. */
export function completionSource(session: SqlSession, api: ApiClient): Extension {
  const source = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const isWord = context.matchBefore(/[\p{L}\p{N}_$]+$|[\p{L}\p{N}_$"`\]]\.$/u) !== null
    if (!isWord && !context.explicit) return null
    const abort = new AbortController()
    context.addEventListener('abort', () => abort.abort())
    const body = {
      query: context.state.doc.toString(),
      position: context.pos,
      schema: session.document().schema,
    }
    try {
      const call = { body, signal: abort.signal }
      const answer = await api.read<Api.CompleteAnswer>('/api/sql/complete', call)
      return resultOf(answer)
    } catch (error) {
      // Whoever types on is not stopped by a server that does not answer.
      if (error instanceof DOMException || error instanceof ApiFailure) return null
      throw error
    }
  }
  return autocompletion({
    override: [source],
    icons: false,
    tooltipClass: () => 'cm-complete',
    optionClass: ({ type }) => `cm-option is-${type}`,
    maxRenderedOptions: FULL,
  })
}

function resultOf({ from, to, options }: Api.CompleteAnswer): CompletionResult {
  return {
    from,
    to,
    options: options.map(asOption),
    ...(options.length < FULL && { validFor: /^[\p{L}\p{N}_$]*$/u }),
  }
}

/** The order of the server is kept: it knows what is near. */
const BOOST = { column: 3, table: 2, view: 2, function: 1, schema: 0, keyword: 0 } as const

function asOption({ label, kind, detail, apply }: Api.Completion): Completion {
  return {
    label,
    type: kind,
    boost: BOOST[kind],
    ...(detail !== undefined && { detail }),
    ...(apply !== undefined && { apply }),
  }
}
