import { type InvoicePaper, invoiceDocument } from '@reisewerk/domain/invoices/paper/invoice-document.ts'
import { invoiceWordsIn } from '@reisewerk/domain/invoices/paper/invoice-language.ts'
import type { InvoiceSource } from '@reisewerk/domain/invoices/paper/invoice-source.ts'
import type { RichText, RichTextNode } from '@reisewerk/domain/rich-text.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { qrCode } from '../../../platform/qr/qr-code.ts'
import { writeWordLetter } from '../../../platform/word/word-letter.ts'

/** How an invoice is set: as PDF for the client, and as its pages on a screen. */
export function printedInvoice(source: InvoiceSource): { template: string; model: () => InvoicePaper } {
  return { template: 'client-invoice/client-invoice', model: () => invoiceDocument(source, qrCode) }
}

/** The same for a word processor, marked on every page as a copy: it is never the invoice (INV-05, GoBD). */
export async function invoiceAsWord(source: InvoiceSource): Promise<Uint8Array> {
  const paper = invoiceDocument(source, () => '')
  const { words, payment, signature } = paper
  const { marks } = invoiceWordsIn[source.language.locale]
  const columns = [words.item, words.service, words.quantity, words.unitPrice, words.amount]
  const taxColumns = [words.tax, words.net, words.taxAmount, words.gross]
  const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(', ')
  const plain = (cells: readonly string[]) => cells.map(untypeset)
  return writeWordLetter({
    title: paper.title,
    mark: marks.copy.toUpperCase(),
    recipient: plain(paper.recipient),
    facts: paper.facts.map(({ label, value }) => ({ label, value: untypeset(value) })),
    heading: untypeset(paper.subject),
    before: plainRichText(paper.letter),
    tables: [
      {
        head: columns,
        shares: [6, 50, 12, 16, 16],
        words: 2,
        rows: paper.items.map(({ position, title, detail, quantity, unitPrice, amount }) => ({
          cells: plain([position, joined(title, detail), quantity, unitPrice, amount]),
        })),
      },
      {
        head: [],
        shares: [75, 25],
        words: 0,
        rows: paper.sums.map(({ label, detail, amount, isStrong }) => ({
          cells: plain([joined(label, detail), amount]),
          isStrong,
        })),
      },
      ...(paper.taxes.length === 0
        ? []
        : [
            {
              head: taxColumns,
              shares: [40, 20, 20, 20],
              words: 1,
              rows: paper.taxes.map(({ rate, net, tax, gross }) => ({ cells: plain([rate, net, tax, gross]) })),
            },
          ]),
    ],
    notes: [...paper.notes, ...(payment?.facts ?? []).map(({ label, value }) => `${label}: ${value}`)].map(untypeset),
    after: paper.outro === null ? null : plainRichText(paper.outro),
    closing: signature === null ? [] : plain([signature.greeting, signature.name, signature.role]),
    footer: { aside: paper.house.name, page: words.page, of: words.of },
    language: `${words.lang}-${words.region}`,
  })
}

/** A word processor makes its own typography; joiners would show as boxes there. */
function plainRichText({ type, content = [] }: RichText): RichText {
  const plain = (node: RichTextNode): RichTextNode => ({
    ...node,
    text: node.text === undefined ? undefined : untypeset(node.text),
    content: node.content?.map(plain),
  })
  return { type, content: content.map(plain) }
}
