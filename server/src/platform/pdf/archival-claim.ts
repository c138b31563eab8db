const part = /pdfaid:part(?:>|=")\s*([1-4])/
const conformance = /(pdfaid:conformance(?:>|="))\s*[ABUabu]/
const claimed = /<pdfaid:(part|conformance)>[^<]*<\/pdfaid:\1>|\spdfaid:(?:part|conformance)="[^"]*"/g

/** @param metadata XMP of a PDF @returns '2' for PDF/A-2, as far as pages may be taken from it; null when it claims none */
export function archivalClaim(metadata: string): string | null {
  const found = part.exec(metadata)?.[1] ?? null
  // Parts 3 and 4 may hold files of any kind.
  return found === '1' || found === '2' ? found : null
}

/**
 * What a document may still say of itself with pages of others in it: archivable (level B, for not all of its words are tagged),
 * or nothing.
 * @returns the metadata anew; null where it claimed nothing
 */
export function withArchivalClaim(metadata: string, areArchivable: boolean): string | null {
  if (!part.test(metadata)) return null
  return areArchivable ? metadata.replace(conformance, '$1B') : metadata.replaceAll(claimed, '')
}
