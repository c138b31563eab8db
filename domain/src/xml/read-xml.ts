import { SaxesParser } from 'saxes'
import { type Refusal, refusal } from '../refusal.ts'
import type { XmlElement } from './xml-element.ts'

/** Deeper than any invoice or bank statement; a file built to exhaust who reads it ends here. */
const deepest = 100

type Open = {
  name: string
  namespace: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/**
 * Reads an XML file of somebody else. Nothing outside of it is asked for: a file that declares a document type, by which others
 * could be drawn in or texts multiplied, is refused.
 * @returns its root, or a refusal 'broken_xml' that says where it breaks off
 */
export function readXml(text: string): XmlElement | Refusal {
  const parser = new SaxesParser({ xmlns: true })
  const open: Open[] = []
  let root: XmlElement | null = null
  let fault: string | null = null
  const fail = (why: string) => {
    fault ??= why
  }
  parser.on('error', () => fail(`ab Zeile ${parser.line}`))
  parser.on('doctype', () => fail('sie legt einen eigenen Dokumenttyp fest'))
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length >= deepest) fail('sie ist zu tief geschachtelt')
    if (fault !== null) return
    const named = Object.values(attributes).map(({ local: name, value }): [string, string] => [name, value])
    open.push({ name: local, namespace: uri, attributes: Object.fromEntries(named), children: [], text: '' })
  })
  const addText = (more: string) => {
    const last = open.at(-1)
    if (last !== undefined) last.text += more
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const closed = open.pop()
    if (closed === undefined) return
    const element = { ...closed, text: closed.text.trim() }
    const parent = open.at(-1)
    if (parent === undefined) root = element
    else parent.children.push(element)
  })
  parser.write(text).close()
  if (fault !== null || root === null) return broken(fault ?? 'sie ist leer')
  return root
}

function broken(why: string): Refusal {
  return refusal('broken_xml', `Die XML-Datei lässt sich nicht lesen: ${why}.`)
}

/** The text of an XML file, in the encoding it says it has (XML 1.0, Appendix F); null for bytes that are no text in it. */
export function xmlText(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const isWide = bytes[0] === 0xfe || bytes[0] === 0xff
  const declared = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*?encoding=["']([\w.-]{1,40})["']/.exec(start)?.[1]
  const encoding = isWide ? (bytes[0] === 0xfe ? 'utf-16be' : 'utf-16le') : (declared ?? 'utf-8')
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
