const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it may stand in an XML file. What XML cannot hold at all, such as NUL, is told by a replacement character. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : '\ufffd'))
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
