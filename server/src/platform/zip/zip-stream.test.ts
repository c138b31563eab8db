import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipOf } from './zip-stream.ts'

const at = new Date('2027-02-15T09:30:00Z')
const text = new TextEncoder()

async function* entriesOf(files: Readonly<Record<string, string | Uint8Array>>) {
  for (const [name, content] of Object.entries(files))
    yield { name, content: piecesOf(typeof content === 'string' ? text.encode(content) : content) }
}

async function* piecesOf(content: Uint8Array) {
  for (let from = 0; from < content.length; from += 40_000) yield content.subarray(from, from + 40_000)
}

async function piecesIn(archive: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const pieces: Buffer[] = []
  for await (const piece of archive) pieces.push(piece)
  return pieces
}

async function written(files: Parameters<typeof entriesOf>[0]): Promise<Uint8Array> {
  return Buffer.concat(await piecesIn(zipOf(entriesOf(files), at)))
}

test('MOVE-04 an archive is read back as it was written: names with umlauts, empty files, bytes of any size', async () => {
  const large = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251)
  const files = unzipSync(await written({ 'daten/Gäste.csv': 'Käthe;Müller', leer: '', 'dateien/groß.bin': large }))
  expect(Object.keys(files)).toEqual(['daten/Gäste.csv', 'leer', 'dateien/groß.bin'])
  expect(new TextDecoder().decode(files['daten/Gäste.csv'])).toBe('Käthe;Müller')
  expect(files.leer).toHaveLength(0)
  expect(Buffer.from(files['dateien/groß.bin'] ?? []).equals(Buffer.from(large))).toBe(true)
})

test('MOVE-04 an archive of more files than 16 bits count says how many there are', async () => {
  const names = Array.from({ length: 66_000 }, (_, index) => [`${index}`, ''] as const)
  const bytes = Buffer.from(await written(Object.fromEntries(names)))
  const long = bytes.lastIndexOf(Buffer.from('PK\x06\x06'))
  expect(long).toBeGreaterThan(0)
  expect(bytes.readBigUInt64LE(long + 32)).toBe(66_000n)
}, 30_000)

test('MOVE-04 a file that cannot be read ends the archive with its failure, not with half a file', async () => {
  const broken = async function* () {
    yield text.encode('Anfang')
    throw new Error('the disk is gone')
  }
  const entries = async function* () {
    yield { name: 'a', content: broken() }
  }
  await expect(piecesIn(zipOf(entries(), at))).rejects.toThrow('the disk is gone')
})
