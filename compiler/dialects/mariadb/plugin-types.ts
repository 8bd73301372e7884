/** Types that plugins of the server know (knowledge base, "UUID", "INET4", "INET6"). */
export const pluginTypes: Readonly<Record<string, PluginType>> = {
  inet4: { characters: 15, bytes: 4 },
  inet6: { characters: 39, bytes: 16 },
  uuid: { characters: 36, bytes: 16 },
}

interface PluginType {
  /** As a text. */
  readonly characters: number
  /** As it is kept, and as a CAST to BINARY shows it. */
  readonly bytes: number
}
