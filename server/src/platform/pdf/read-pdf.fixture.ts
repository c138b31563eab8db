import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** What a test wants to know of a finished PDF, read from the file itself. */
export type ReadPdf = {
  pages: string[]
  text: string
  title: string
  /** '2A' for PDF/A-2a, as the file declares it. */
  archival: string
  isTagged: boolean
  /** 'de-DE', as the file says which language to read it in. */
  language: string
}

export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(pdf)) // the reader takes its buffer away
  const { text: pages } = await extractText(document, { mergePages: false })
  const { info, metadata } = await getMeta(document)
  return {
    pages,
    language: String(info.Language ?? ''),
    text: pages.join('\n'),
    title: String(info.Title ?? ''),
    archival: `${metadata.get('pdfaid:part')}${metadata.get('pdfaid:conformance')}`,
    isTagged: /\/MarkInfo\s*<<[^>]*\/Marked true/.test(Buffer.from(pdf).toString('latin1')),
  }
}
