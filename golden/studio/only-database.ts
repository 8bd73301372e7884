import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'

/**
 * Loaded into the process of the studio before anything else: every socket but those of its own machine's
 * database is refused, and written down as a line that tests look for.
 */
const allowed = process.env.QUARRY_DATABASE_HOST ?? ''

function refuse(what: string): Error {
  process.stderr.write(`OUTBOUND ${what}\n`)
  return new Error(`outbound: ${what}`)
}

/** `connect(options)`, `connect(port, host)`, `connect(path)`, or the list that Node makes of them. */
function targetOf(args: readonly unknown[]): string {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  if (typeof first === 'number') return `${second}:${first}`
  if (typeof first !== 'object' || first === null) return `path ${first}`
  const path: unknown = Reflect.get(first, 'path')
  return path === undefined || path === null
    ? `${Reflect.get(first, 'host') ?? 'localhost'}:${Reflect.get(first, 'port')}`
    : `path ${path}`
}

const connect = net.Socket.prototype.connect
net.Socket.prototype.connect = new Proxy(connect, {
  apply(target, socket, args) {
    const to = targetOf(args)
    if (to !== allowed) throw refuse(`socket to ${to}`)
    return Reflect.apply(target, socket, args)
  },
})

dgram.Socket.prototype.send = new Proxy(dgram.Socket.prototype.send, {
  apply() {
    throw refuse('datagram')
  },
})

dns.lookup = new Proxy(dns.lookup, {
  apply(target, self, args) {
    if (!isOfThisMachine(String(args[0]))) throw refuse(`lookup of ${args[0]}`)
    return Reflect.apply(target, self, args)
  },
})

function isOfThisMachine(name: string): boolean {
  return name === 'localhost' || net.isIP(name) !== 0
}
