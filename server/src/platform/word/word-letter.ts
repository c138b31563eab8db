import type { RichText, RichTextNode } from '@reisewerk/domain/rich-text.ts'
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

type Cells = { readonly cells: readonly string[]; readonly isStrong?: boolean }

/** A letter with tables of amounts, as a word processor opens it. */
export type WordLetter = {
  readonly title: string
  /** Large at the head of each page: what this is not ('Kopie'). */
  readonly mark: string
  readonly recipient: readonly string[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly heading: string
  readonly before: RichText
  /** The first cells to the left, as many as `words`, figures to the right; a head for each or none. */
  readonly tables: readonly {
    readonly head: readonly string[]
    readonly shares: readonly number[]
    readonly words: number
    readonly rows: readonly Cells[]
  }[]
  readonly notes: readonly string[]
  readonly after: RichText | null
  readonly closing: readonly string[]
  readonly footer: { readonly aside: string; readonly page: string; readonly of: string }
  /** 'de-DE' */
  readonly language: string
}

/** A4 in twentieths of a point, with the margins of a letter (DIN 5008). */
const width = 11_906 - 1_417 - 1_134
const hair = { style: BorderStyle.SINGLE, size: 4, color: '969696' }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const grey = '8A8A8A'

/** Writes a .docx file: fixed widths, heads that are repeated, rows that are not torn. */
export async function writeWordLetter(letter: WordLetter): Promise<Uint8Array> {
  const { footer, mark } = letter
  const small = (text: string) => new TextRun({ text, size: 16, color: '555555' })
  const current = new TextRun({ children: [PageNumber.CURRENT], size: 16, color: '555555' })
  const total = new TextRun({ children: [PageNumber.TOTAL_PAGES], size: 16, color: '555555' })
  const document = new Document({
    title: letter.title,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 20, language: { value: letter.language } } },
        heading1: {
          run: { size: 30, bold: true, color: '000000' },
          paragraph: { spacing: { before: 480, after: 240 } },
        },
      },
    },
    sections: [
      {
        properties: { page: { margin: { top: 1_700, bottom: 1_134, left: 1_417, right: 1_134 } } },
        headers: {
          default: new Header({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [new TextRun({ text: mark, size: 72, bold: true, color: grey, characterSpacing: 200 })],
              }),
            ],
          }),
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                children: [small(`${footer.aside}   ${footer.page} `), current, small(` ${footer.of} `), total],
              }),
            ],
          }),
        },
        children: [
          ...letter.recipient.map((text) => new Paragraph({ text })),
          new Paragraph({ text: '' }),
          ...letter.facts.map(
            ({ label, value }) => new Paragraph({ children: [small(`${label}: `), new TextRun(value)] }),
          ),
          new Paragraph({ text: letter.heading, heading: HeadingLevel.HEADING_1 }),
          ...paragraphs(letter.before),
          ...letter.tables.flatMap((table) => [tableOf(table), new Paragraph({ text: '' })]),
          ...letter.notes.map((text) => new Paragraph({ children: [small(text)], spacing: { after: 120 } })),
          ...(letter.after === null ? [] : paragraphs(letter.after)),
          ...letter.closing.map((text) => new Paragraph({ text })),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

function tableOf({ head, shares, words, rows }: WordLetter['tables'][number]): Table {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const widths = shares.map((share) => Math.floor((width * share) / whole))
  const row = ({ cells, isStrong = false }: Cells, isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (text, column) =>
          new TableCell({
            width: { size: widths[column] ?? 0, type: WidthType.DXA },
            margins: { top: 30, bottom: 30, right: 60 },
            borders: { top: none, left: none, right: none, bottom: hair },
            children: [
              new Paragraph({
                alignment: column < words ? AlignmentType.LEFT : AlignmentType.RIGHT,
                children: [new TextRun({ text, bold: isHead || isStrong })],
              }),
            ],
          }),
      ),
    })
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    rows: [...(head.length === 0 ? [] : [row({ cells: head }, true)]), ...rows.map((cells) => row(cells, false))],
  })
}

/** Lists keep their bullets; what is nested deeper stands as a paragraph of its own. */
function paragraphs(text: RichText): Paragraph[] {
  return (text.content ?? []).flatMap((node) => paragraphsOf(node, false))
}

function paragraphsOf(node: RichTextNode, isItem: boolean): Paragraph[] {
  const children = node.content ?? []
  if (node.type !== 'paragraph' && node.type !== 'heading') {
    return children.flatMap((inner) => paragraphsOf(inner, isItem || node.type === 'listItem'))
  }
  return [
    new Paragraph({
      children: children.map((inner) => runOf(inner, node.type === 'heading')),
      spacing: { after: 160 },
      ...(isItem && { bullet: { level: 0 } }),
    }),
  ]
}

function runOf({ type, text = '', marks = [] }: RichTextNode, isHeading: boolean): TextRun {
  if (type === 'hardBreak') return new TextRun({ break: 1 })
  const has = (name: string) => marks.some((mark) => mark.type === name)
  return new TextRun({ text, bold: isHeading || has('bold'), italics: has('italic'), strike: has('strike') })
}
