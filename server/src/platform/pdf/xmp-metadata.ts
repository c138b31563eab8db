import type { AddedMetadata } from './pdf-job.ts'

const end = '</rdf:RDF>'
const endOfSchemas = '</rdf:Bag></pdfaExtension:schemas>'

/**
 * Adds to what a PDF/A says of itself in XMP. No property may stand twice in it (ISO 16684-1 §6.2), so that schemas go to those
 * that are there. The file is one that Typst wrote: its metadata is a stream that is not
 * packed, and a plain table says where each object begins; both are brought up to date, so the bytes need no second pass.
 */
export function withMetadata(pdf: Uint8Array, { descriptions, schemas }: AddedMetadata): Uint8Array {
  const file = Buffer.from(pdf)
  const place = file.indexOf(end)
  const schemasPlace = file.subarray(0, Math.max(place, 0)).lastIndexOf(endOfSchemas)
  const length = file.subarray(0, Math.max(schemasPlace, 0)).lastIndexOf('/Length ')
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file.subarray(-64).toString('latin1'))?.[1])
  const [told = '', digits = ''] = /^\/Length (\d+)/.exec(file.subarray(length, length + 40).toString('latin1')) ?? []
  if (schemasPlace < 0 || digits === '' || Number.isNaN(table) || file.indexOf('xref', table) !== table) {
    throw new Error('the metadata of the document is not where it was expected')
  }
  const [added, addedSchemas] = [Buffer.from(descriptions, 'utf8'), Buffer.from(schemas, 'utf8')]
  const newLength = Buffer.from(`/Length ${Number(digits) + added.length + addedSchemas.length}`)
  const changed = Buffer.concat([
    ...[file.subarray(0, length), newLength, file.subarray(length + told.length, schemasPlace), addedSchemas],
    ...[file.subarray(schemasPlace, place), added, file.subarray(place, table)],
  ])
  const shift = changed.length - table
  // Objects in front of the metadata stay where they were.
  const moved = (offset: number) => (offset > length ? offset + shift : offset)
  const rest = file
    .subarray(table)
    .toString('latin1')
    .replaceAll(/(\d{10}) (\d{5}) n/g, (_, offset: string, age: string) => {
      return `${String(moved(Number(offset))).padStart(10, '0')} ${age} n`
    })
    .replace(/startxref(\s+)\d+/, (_, gap: string) => `startxref${gap}${table + shift}`)
  return Buffer.concat([changed, Buffer.from(rest, 'latin1')])
}
