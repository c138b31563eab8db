import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalMergeType,
  WidthType,
} from 'docx'

/** A document of one table, as a word processor opens it. Lines of a group stay together. */
export type WordTable = {
  readonly title: string
  readonly heading: string
  /** Small, above the heading. */
  readonly kicker: string
  /** One paragraph each; a label stands in bold before what it says, and above its points. */
  readonly lines: readonly { readonly label: string; readonly text: string; readonly points?: readonly string[] }[]
  readonly columns: readonly { readonly label: string; readonly share: number }[]
  /** The first so many columns say the same for all lines of a group. */
  readonly spanned: number
  readonly groups: readonly { readonly rows: readonly (readonly string[])[]; readonly mark: string }[]
  readonly empty: string
  /** At the foot of each page, before its number. */
  readonly footer: { readonly aside: string; readonly page: string; readonly of: string }
  /** 'de-DE' */
  readonly language: string
  readonly isWide: boolean
}

/** A4 and its margins in twentieths of a point. */
const paper = { width: 11_906, height: 16_838, margin: 1_134 }
const hair = { style: BorderStyle.SINGLE, size: 4, color: '969696' }
const rule = { style: BorderStyle.SINGLE, size: 8, color: '000000' }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }

/** Writes a .docx file: fixed widths, a head that is repeated, groups that are not torn. */
export async function writeWordTable(table: WordTable): Promise<Uint8Array> {
  const { isWide, footer } = table
  const small = (text: string) => new TextRun({ text, size: 16, color: '555555' })
  const document = new Document({
    title: table.title,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 19, language: { value: table.language } } },
        heading1: { run: { size: 44, color: '000000' }, paragraph: { spacing: { after: 200 } } },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: {
              width: paper.width,
              height: paper.height,
              orientation: isWide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin: { top: paper.margin, bottom: paper.margin, left: paper.margin, right: paper.margin },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                children: [
                  small(`${footer.aside}   ${footer.page} `),
                  new TextRun({ children: [PageNumber.CURRENT], size: 16, color: '555555' }),
                  small(` ${footer.of} `),
                  new TextRun({ children: [PageNumber.TOTAL_PAGES], size: 16, color: '555555' }),
                ],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({ children: [small(table.kicker)] }),
          new Paragraph({ text: table.heading, heading: HeadingLevel.HEADING_1 }),
          ...table.lines.flatMap(({ label, text, points = [] }) => [labelled(label, text), ...points.map(point)]),
          new Paragraph({ text: table.groups.length === 0 ? table.empty : '' }),
          ...(table.groups.length === 0 ? [] : [tableOf(table)]),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

function labelled(label: string, text: string): Paragraph {
  const head = label === '' ? [] : [new TextRun({ text: `${label}: `, bold: true })]
  return new Paragraph({ children: [...head, new TextRun(text)], spacing: { after: 40 } })
}

function point(text: string): Paragraph {
  return new Paragraph({ text, bullet: { level: 0 }, spacing: { after: 40 } })
}

function tableOf({ columns, groups, spanned, isWide }: WordTable): Table {
  const width = (isWide ? paper.height : paper.width) - 2 * paper.margin
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => Math.floor((width * share) / shares))
  const cell = (
    column: number,
    text: string,
    more: { bold?: boolean; merge?: 'first' | 'next'; next?: boolean } = {},
  ) =>
    new TableCell({
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 30, bottom: 30, right: 80 },
      ...(more.merge && {
        verticalMerge: more.merge === 'first' ? VerticalMergeType.RESTART : VerticalMergeType.CONTINUE,
      }),
      children: [
        new Paragraph({ keepNext: more.next ?? false, children: [new TextRun({ text, bold: more.bold ?? false })] }),
      ],
    })
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(({ label }, index) => cell(index, label, { bold: true, next: true })),
  })
  const rows = groups.flatMap(({ rows: lines, mark }) =>
    lines.map((texts, line) => {
      const next = line < lines.length - 1
      return new TableRow({
        cantSplit: true,
        children: texts.map((text, index) => {
          const marked = index === 0 && mark !== '' ? `${text} (${mark})` : text
          if (index >= spanned) return cell(index, marked, { bold: index === 0 && mark !== '', next })
          if (lines.length === 1) return cell(index, marked, { bold: index === 0 })
          return cell(index, line === 0 ? marked : '', {
            bold: index === 0,
            merge: line === 0 ? 'first' : 'next',
            next,
          })
        }),
      })
    }),
  )
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, one) => sum + one, 0), type: WidthType.DXA },
    columnWidths: widths,
    borders: { top: rule, bottom: rule, left: none, right: none, insideHorizontal: hair, insideVertical: none },
    rows: [head, ...rows],
  })
}
