import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive, its bytes as they come. */
export type ZipEntry = {
  /** With its folders: 'Dateien/Angebot.pdf'. */
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
}

const most32 = 0xffff_ffff
/** Names in UTF-8; checksum and sizes stand behind the bytes, for they are known only then. */
const flags = 0x0808
const deflated = 8
const version = 45

/**
 * Writes a .zip while its files come in: nothing of it is kept but the directory of names, and packing is done beside the event
 * loop (node:zlib). More than 65,535 files and archives beyond 4 GB are written as ZIP64 (APPNOTE 4.3.14); one file stays below 4 GB.
 * @param entries in the order they are to stand @param at what the files are dated
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const stamp = dosTime(at)
  const directory: Buffer[] = []
  let offset = 0
  for await (const entry of entries) {
    const name = Buffer.from(entry.name)
    const begun = offset
    const sums = { crc: 0, size: 0, packed: 0 }
    const head = localHead(name, stamp)
    offset += head.length
    yield head
    for await (const piece of packedPieces(entry.content, sums)) {
      offset += piece.length
      yield piece
    }
    if (sums.size > most32 || sums.packed > most32) throw new Error(`'${entry.name}' is too large for an archive`)
    const tail = bytes([0x0807_4b50, 4], [sums.crc, 4], [sums.packed, 4], [sums.size, 4])
    offset += tail.length
    yield tail
    directory.push(directoryLine(name, stamp, sums, begun))
  }
  const lines = Buffer.concat(directory)
  yield lines
  yield ending(directory.length, lines.length, offset)
}

type Sums = { crc: number; size: number; packed: number }

async function* packedPieces(content: AsyncIterable<Uint8Array>, sums: Sums): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: 5 })
  // Whoever stops reading closes the content as well.
  const filled = pipeline(counted(content, sums), packer)
  filled.catch((error: Error) => packer.destroy(error))
  for await (const piece of packer as AsyncIterable<Buffer>) {
    sums.packed += piece.length
    yield piece
  }
  await filled
}

async function* counted(content: AsyncIterable<Uint8Array>, sums: Sums): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    sums.crc = crc32(piece, sums.crc)
    sums.size += piece.byteLength
    yield piece
  }
}

function localHead(name: Buffer, stamp: number): Buffer {
  return Buffer.concat([
    bytes([0x0403_4b50, 4], [version, 2], [flags, 2], [deflated, 2], [stamp, 4], [0, 4], [0, 4], [0, 4]),
    bytes([name.length, 2], [0, 2]),
    name,
  ])
}

function directoryLine(name: Buffer, stamp: number, { crc, size, packed }: Sums, offset: number): Buffer {
  // Only where it stands may be further than 32 bits tell.
  const isFar = offset >= most32
  const extra = isFar ? bytes([1, 2], [8, 2], [offset, 8]) : Buffer.alloc(0)
  return Buffer.concat([
    bytes([0x0201_4b50, 4], [version, 2], [version, 2], [flags, 2], [deflated, 2], [stamp, 4]),
    bytes([crc, 4], [packed, 4], [size, 4], [name.length, 2], [extra.length, 2], [0, 2], [0, 2], [0, 2], [0, 4]),
    bytes([isFar ? most32 : offset, 4]),
    name,
    extra,
  ])
}

function ending(count: number, length: number, offset: number): Buffer {
  const isLong = count >= 0xffff || offset >= most32 || length >= most32
  const long = [
    bytes([0x0606_4b50, 4], [44, 8], [version, 2], [version, 2], [0, 4], [0, 4]),
    bytes([count, 8], [count, 8], [length, 8], [offset, 8]),
    bytes([0x0706_4b50, 4], [0, 4], [offset + length, 8], [1, 4]),
  ]
  const short = (value: number, most: number) => Math.min(value, most)
  return Buffer.concat([
    ...(isLong ? long : []),
    bytes([0x0605_4b50, 4], [0, 2], [0, 2], [short(count, 0xffff), 2], [short(count, 0xffff), 2]),
    bytes([short(length, most32), 4], [short(offset, most32), 4], [0, 2]),
  ])
}

/** Numbers one behind the other, the lowest byte first. */
function bytes(...parts: readonly (readonly [value: number, length: 2 | 4 | 8])[]): Buffer {
  return Buffer.concat(
    parts.map(([value, length]) => {
      const part = Buffer.alloc(length)
      if (length === 8) part.writeBigUInt64LE(BigInt(value))
      else part.writeUIntLE(value, 0, length)
      return part
    }),
  )
}

/** As MS-DOS counts, in steps of two seconds. */
function dosTime(at: Date): number {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return day * 0x1_0000 + time
}
