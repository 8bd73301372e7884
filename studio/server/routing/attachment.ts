/** The headers of a file that a browser saves and never shows. The name holds letters, digits and `._-` only. */
export function attachment(
  name: string,
  type = 'application/octet-stream',
): Readonly<Record<string, string>> {
  const safe = name.replaceAll(/[^\w.-]+/g, '_').replace(/^\.+/, '_')
  return { 'content-type': type, 'content-disposition': `attachment; filename="${safe}"` }
}
