import { Document, HeadingLevel, Packer, Paragraph } from 'docx'

/** A text in sections, as a word processor opens it: headings are its styles, so that whoever sets it can restyle it. */
export type WordText = {
  readonly title: string
  readonly subtitle: string
  readonly sections: readonly {
    readonly heading: string
    readonly paragraphs: readonly string[]
    readonly isList: boolean
  }[]
}

/** Writes a .docx file. @param language of its spelling: 'de-DE' */
export async function writeWord({ title, subtitle, sections }: WordText, language: string): Promise<Uint8Array> {
  const children = [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    new Paragraph({ text: subtitle }),
    ...sections.flatMap(({ heading, paragraphs, isList }) => [
      new Paragraph({ text: heading, heading: HeadingLevel.HEADING_2 }),
      ...paragraphs.map((text) => new Paragraph({ text, ...(isList && { bullet: { level: 0 } }) })),
    ]),
  ]
  const document = new Document({
    title,
    styles: { default: { document: { run: { language: { value: language } } } } },
    sections: [{ children }],
  })
  return Packer.toBuffer(document)
}
