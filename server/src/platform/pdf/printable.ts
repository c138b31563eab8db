/** Shown in place of a character that none of the fonts has. */
const placeholder = '□'

/** Control characters but tab and line feed, byte order marks, noncharacters, and the private use areas: PDF/A forbids them. */
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufdd0-\ufdef\ufff9-\uffff]|[\ue000-\uf8ff\u{f0000}-\u{10ffff}]|[\p{Cn}]/gu

/** Every string inside a JSON value changed by one function; the shape stays. */
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]))
}

/** Takes out what no archivable PDF may contain; all else stays as it was typed. */
export function withoutUnprintable(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unprintable, '')
}

/**
 * The characters the renderer could not show, read from its messages
 * ("the text `\"漢\"` could not be displayed with font …"): the fonts are known only to it.
 */
export function missingCharacters(message: string): string[] {
  const quoted = [...message.matchAll(/(?:the text|codepoint) `\\?"(.*?)\\?"`/gu)].map((match) => match[1] ?? '')
  const found = quoted.map((text) =>
    text.replace(/\\+u\{([0-9a-f]+)\}/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
  )
  return [...new Set(found)].filter((text) => text !== '' && /[^\x20-\x7e]/.test(text))
}

/** @param missing clusters as {@link missingCharacters} names them */
export function withPlaceholders(text: string, missing: readonly string[]): string {
  return missing.reduce((changed, cluster) => changed.replaceAll(cluster, placeholder), text)
}
