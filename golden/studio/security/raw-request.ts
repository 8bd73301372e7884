import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** Sends bytes as they are, which no client of HTTP would; resolves when the server ends the connection. */
function sendRaw(origin: string, text: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk
    })
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no end of the answer: ${answer}`)))
    socket.on('error', reject)
    socket.on('close', () => resolve(parse(answer)))
  })
}

export interface RawRequest {
  readonly method?: string
  readonly target?: string
  /** Lines besides `Connection: close`; without a Host among them the right one is added. */
  readonly headers?: readonly string[]
  readonly body?: string
}

/** A request whose lines are as they are given. */
export function ask(origin: string, request: RawRequest): Promise<RawAnswer> {
  const { method = 'GET', target = '/api/tables', headers = [], body = '' } = request
  const hasHost = headers.some((line) => /^host:/i.test(line))
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(hasHost ? [] : [`Host: ${new URL(origin).host}`]),
    ...headers,
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    'Connection: close',
  ]
  return sendRaw(origin, `${lines.join('\r\n')}\r\n\r\n${body}`)
}

function parse(answer: string): RawAnswer {
  const end = answer.indexOf('\r\n\r\n')
  const [first = '', ...lines] = answer.slice(0, end).split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return {
    status: Number(first.split(' ')[1]),
    headers: new Map(headers),
    body: answer.slice(end + 4),
  }
}
