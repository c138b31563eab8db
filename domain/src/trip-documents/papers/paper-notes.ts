import type { DocumentLanguage } from '../../documents/document-language.ts'
import { printedMap } from '../../documents/printed-map.ts'
import type { RouteSketch } from '../../geography/map/route-sketch.ts'
import { plainTextOf, type RichText, type RichTextNode } from '../../rich-text.ts'
import { typesetRichText } from '../../typography/typeset.ts'
import { paperWordsIn } from './paper-language.ts'
import type { PrintedNote } from './paper-model.ts'
import type { PaperNote } from './paper-source.ts'

/** Draws what a code says, as SVG. */
export type DrawCode = (text: string) => string

/** Whose hints these are. @property address a map may be opened for @property sketch the map of its boxes */
export type NotesHome = { readonly address: string; readonly sketch: RouteSketch | null }

/**
 * A passage, a box, or a box with a map. One without title, words, picture and map says nothing. Boxes of one home would hold the
 * same map: the first has it.
 */
export function printedNotes(
  notes: readonly PaperNote[],
  { address, sketch }: NotesHome,
  language: DocumentLanguage,
  drawCode: DrawCode,
): PrintedNote[] {
  const { typeset } = language
  const mapped = notes.find(({ type }) => type === 'box_map')
  return notes.flatMap((note) => {
    const title = typeset(note.title.trim())
    const hasText = note.text !== null && plainTextOf(note.text) !== ''
    const text = hasText && note.text !== null ? typesetRichText(note.text, typeset) : null
    const { pictureOf, sketchOf } = paperWordsIn[language.locale]
    const map = note === mapped && sketch !== null ? printedMap(sketch, language, sketchOf) : null
    if (title === '' && text === null && map === null && note.images.length === 0) return []
    return {
      title,
      text,
      isBox: note.type === 'box' || note.type === 'box_map',
      code: codeOf(note, address, language, drawCode),
      map,
      images: note.images.map((file) => ({ file, alt: pictureOf(note.title.trim()) })),
    }
  })
}

/** A code of more letters is too fine for a telephone to read from paper. */
const longestCode = 1_000

/** A code leads where the text's first link does; a box with a map has one in any case, without a link to the provider on a map. */
function codeOf(note: PaperNote, address: string, { locale }: DocumentLanguage, drawCode: DrawCode) {
  if (!note.hasQrCode && note.type !== 'box_map') return null
  const href = linkIn(note.text) ?? (note.type === 'box_map' && address !== '' ? mapOf(address) : null)
  if (href === null || href.length > longestCode) return null
  const words = paperWordsIn[locale]
  const caption = note.type === 'box_map' ? words.opensMap : words.opensPage
  return { svg: drawCode(href), alt: words.codeOf(note.title.trim() || caption), caption, href }
}

export function mapOf(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
}

const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/

/** The first link of a text, as a mark or as it was typed. */
export function linkIn(text: RichText | null): string | null {
  const marked = (text?.content ?? []).map(linkOfNode).find((href) => href !== null)
  return marked ?? address.exec(plainTextOf(text))?.[0] ?? null
}

function linkOfNode(node: RichTextNode): string | null {
  const href = node.marks?.find(({ type }) => type === 'link')?.attrs?.href
  if (typeof href === 'string') return href
  return (node.content ?? []).map(linkOfNode).find((found) => found !== null) ?? null
}
