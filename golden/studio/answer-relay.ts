import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { once } from 'node:events'

/** Which answers are lost: those of a method to a path. */
export interface LostAnswers {
  readonly method: string
  readonly path: RegExp
  /** How many of them, one after the other. */
  readonly times: number
  /** The bytes that come through before the connection breaks; 0 without it. */
  readonly behind?: number
}

export interface AnswerRelay {
  /** The address of the studio, by way of the relay. */
  readonly origin: string
  /** Lets requests through, and breaks the connection when the studio has answered them. */
  lose(answers: LostAnswers): void
  /** Returns how many answers were lost since it was asked last. */
  lost(): number
  close(): Promise<void>
}

/** Stands between a page and the studio: what it loses, the studio has done. */
export async function answerRelay(studio: string): Promise<AnswerRelay> {
  let losing: LostAnswers | undefined
  let left = 0
  let count = 0
  const isLost = ({ method, url = '' }: IncomingMessage) =>
    left > 0 && losing?.method === method && losing?.path.test(url) === true
  const server = createServer(async (asked, answer) => {
    const drops = isLost(asked)
    if (drops) left -= 1
    const { status, headers, body } = await answerOf(studio, asked)
    if (drops) {
      count += 1
      await breakOff(answer, { status, headers, body: body.subarray(0, losing?.behind ?? 0) })
      return
    }
    // On a connection that was used before, the browser itself would send a lost request again.
    answer.writeHead(status, { ...headers, connection: 'close' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    lose(answers) {
      losing = answers
      left = answers.times
    },
    lost() {
      const lost = count
      count = 0
      return lost
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface StudioAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Asks the studio, and waits until the answer is whole. */
async function answerOf(studio: string, asked: IncomingMessage): Promise<StudioAnswer> {
  const { method, url, headers } = asked
  const sent = request(`${studio}${url ?? ''}`, { method, headers })
  asked.pipe(sent)
  const [response]: IncomingMessage[] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response ?? []) chunks.push(Buffer.from(chunk))
  return {
    status: response?.statusCode ?? 0,
    headers: response?.headers ?? {},
    body: Buffer.concat(chunks),
  }
}

async function breakOff(answer: ServerResponse, part: StudioAnswer): Promise<void> {
  if (part.body.length > 0) {
    answer.writeHead(part.status, part.headers)
    await new Promise<void>((resolve) => answer.write(part.body, () => resolve()))
  }
  answer.destroy()
}
