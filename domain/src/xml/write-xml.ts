/** An element to be written: its name with its prefix, and texts or elements in it; null stands for nothing. */
export type XmlNode = string | XmlPart | null
export type XmlPart = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: readonly XmlNode[]
}

/** @returns an element with its text or its elements; null where there is nothing to say, for an empty element says less than none */
export function element(name: string, ...content: readonly XmlNode[]): XmlPart | null {
  return elementWith(name, {}, ...content)
}

/** The same with attributes. */
export function elementWith(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly XmlNode[]
): XmlPart | null {
  const told = content.filter((node) => node !== null && node !== '')
  return told.length === 0 ? null : { name, attributes, content: told }
}

/** @returns the file with its declaration, an element a line */
export function writeXml(root: XmlPart): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`
}

function written({ name, attributes, content }: XmlPart, indent: string): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const open = `${indent}<${name}${said.join('')}>`
  const isText = content.every((node) => typeof node === 'string')
  if (isText) return `${open}${content.map((text) => escaped(String(text))).join('')}</${name}>\n`
  const inner = content.map((node) => (node === null || typeof node === 'string' ? '' : written(node, `${indent}  `)))
  return `${open}\n${inner.join('')}${indent}</${name}>\n`
}

/** What XML 1.0 does not allow in a text at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
