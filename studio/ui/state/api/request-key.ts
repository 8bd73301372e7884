/** A new Idempotency-Key: a request that is sent again under its key writes nothing twice. */
export function requestKey(): string {
  // `randomUUID` is there on secure origins only, which a studio in the local network is not.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
