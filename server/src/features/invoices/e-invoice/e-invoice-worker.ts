/** The child process that looks for the XML in a file of somebody else. It answers one message and is ended. */
import { xmlText } from '@reisewerk/domain/xml/read-xml.ts'
import { type EInvoiceAnswer, type EInvoiceRequest, isPdf } from './e-invoice-messages.ts'

/** By what names invoices are attached: Factur-X and ZUGFeRD 2, XRechnung, ZUGFeRD before. */
const usualNames = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml']
process.on('message', async ({ bytes }: EInvoiceRequest) => {
  process.send?.(await answer(bytes))
})

async function answer(bytes: Uint8Array): Promise<EInvoiceAnswer> {
  return isPdf(bytes) ? attachedXml(bytes) : decoded(bytes)
}

/** An XML file does not wait until what opens PDFs is loaded. */
async function attachedXml(bytes: Uint8Array): Promise<EInvoiceAnswer> {
  const { EncryptedPDFError, PDFDocument } = await import('@cantoo/pdf-lib')
  try {
    const attached = (await PDFDocument.load(bytes, { updateMetadata: false })).getAttachments()
    const byName = (name: string) => attached.find((one) => one.name.toLowerCase() === name)
    const found = usualNames.map(byName).find(Boolean) ?? attached.find(({ name }) => /\.xml$/i.test(name))
    return found === undefined ? { fault: 'no_xml_in_pdf' } : decoded(found.data)
  } catch (error) {
    return { fault: error instanceof EncryptedPDFError ? 'locked_pdf' : 'broken_pdf' }
  }
}

function decoded(bytes: Uint8Array): EInvoiceAnswer {
  const xml = xmlText(bytes)
  return xml === null ? { fault: 'wrong_letters' } : { xml }
}
