/** A file that may be an electronic invoice: XML, or a PDF with XML in it. */
export type EInvoiceRequest = { readonly bytes: Uint8Array }

/** What is wrong with a file that holds no XML to be read. */
export type EInvoiceFault = 'no_file' | 'no_xml_in_pdf' | 'broken_pdf' | 'locked_pdf' | 'wrong_letters'

/** The XML of an invoice; nothing of it is judged yet. */
export type EInvoiceAnswer = { readonly xml: string } | { readonly fault: EInvoiceFault }

/** A PDF may have some bytes before its mark. */
export function isPdf(bytes: Uint8Array): boolean {
  return startOf(bytes).includes('%PDF-')
}

/** Whether its first letters are those of an XML file, in one byte or in two. */
export function mayBeXml(bytes: Uint8Array): boolean {
  return /^[^<]{0,4}\s*</.test(startOf(bytes).replaceAll('\0', ''))
}

function startOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1_024))
}
