/** The class of connections, those that the driver makes for itself among them: to the nodes of a cluster, to sentinels. */
interface ConnectionClass {
  readonly prototype: object
}

const quiet = new WeakSet<object>()

/** Keeps a driver from printing what it thinks of the answers to its own commands while it connects. */
export function quietDriver({ prototype }: ConnectionClass): void {
  if (quiet.has(prototype)) return
  quiet.add(prototype)
  replace(prototype, 'auth', quietAuth)
  replace(prototype, 'info', quietInfo)
}

type Method = (...args: unknown[]) => unknown

function replace(prototype: object, name: string, quieted: (ask: Method) => Method): void {
  const original: unknown = Reflect.get(prototype, name)
  if (typeof original !== 'function') throw new Error(`the driver has no method ${name}`)
  const value = function (this: unknown, ...args: unknown[]): unknown {
    return quieted((...asked) => Reflect.apply(original, this, asked))(...args)
  }
  Object.defineProperty(prototype, name, { value, configurable: true, writable: true })
}

/** A password that nobody asked for does no harm; where the server knows no users, it cannot be used. */
function quietAuth(ask: Method): Method {
  return async (...account) => {
    try {
      return await ask(...account)
    } catch (error) {
      const words = error instanceof Error ? error.message : ''
      if (/no password is set|without any password configured/.test(words)) return 'OK'
      if (!/wrong number of arguments/.test(words)) throw error
      const advice = 'the server knows no users: leave the name out of the address'
      throw new Error(advice, { cause: error })
    }
  }
}

/** Whether the server is ready: a user who may not ask is taken to be told that it is. */
function quietInfo(ask: Method): Method {
  return (...args) => {
    const told = args.at(-1)
    if (typeof told !== 'function') return ask(...args)
    return ask(...args.slice(0, -1), (error: unknown, text: unknown) => {
      const isForbidden = error instanceof Error && error.message.includes('NOPERM')
      told(isForbidden ? null : error, isForbidden ? '' : text)
    })
  }
}
