import type { SqlEvent } from '../../../../api/sql.ts'
import { writeWithoutAnswer } from '../../api/api-failure.ts'

/** The events of a script as they come. Throws ApiFailure where they end before they say how. */
export async function* readEvents(lines: AsyncIterable<string>): AsyncGenerator<SqlEvent> {
  for await (const line of lines) {
    const event: SqlEvent = JSON.parse(line)
    yield event
    if (event.event !== 'result') return
  }
  throw writeWithoutAnswer()
}
