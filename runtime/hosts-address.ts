import { hidePassword } from './connection-failed.ts'

/**
 * An address that may name several hosts, which a URL may not: `mongodb://ann:secret@a:27017,b:27017/shop?replicaSet=x`
 * (https://www.mongodb.com/docs/manual/reference/connection-string/).
 */
const FORM =
  /^(?<scheme>[a-z][a-z0-9+.-]*:\/\/)(?:(?<user>[^:@/?#]*)(?<password>:[^@/?#]*)?@)?(?<hosts>[^@/?#]*)(?<path>\/[^@?#]*)?(?<query>\?[^#]*)?$/i

const HOST = /^(?:\[[0-9a-f:.%]+\]|[^:[\]\s]+)(?::\d{1,5})?$/i

/** Returns whether the address is well formed; no host stands for a socket or the usual one. */
export function isHostsAddress(url: string): boolean {
  const hosts = FORM.exec(url)?.groups?.['hosts']
  if (hosts === undefined) return false
  return hosts === '' || hosts.split(',').every((host) => HOST.test(host))
}

/** Returns the address with `***` for the password and all that its options keep secret. */
export function hideHostsPassword(url: string): string {
  const parts = FORM.exec(url)?.groups
  if (parts === undefined) return hidePassword(url)
  const { scheme = '', user, password, hosts = '', path = '', query = '' } = parts
  const account = user === undefined ? '' : `${user}${password === undefined ? '' : ':***'}@`
  return `${scheme}${account}${hosts}${path}${hideSecrets(query)}`
}

function hideSecrets(query: string): string {
  return query.replaceAll(/([?&][^=&]*(?:pass|secret|token|properties)[^=&]*=)[^&]*/gi, '$1***')
}
