import { inflateRawSync } from 'node:zlib'

/** The text of all files in a ZIP, as .xlsx and .docx are one. */
export function unzipped(zip: Buffer): string {
  const texts: string[] = []
  let at = zip.indexOf('PK\u0001\u0002')
  while (at >= 0 && zip.readUInt32LE(at) === 0x02014b50) {
    const [method, size, offset] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)]
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
    const kept = zip.subarray(start, start + size)
    texts.push((method === 0 ? kept : inflateRawSync(kept)).toString())
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return texts.join('\n')
}
