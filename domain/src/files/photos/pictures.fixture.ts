/** Pictures as cameras and programs write them, small enough to stand in a test. */

const bytesOf = (text: string) => Buffer.from(text, 'latin1')

/** A JPEG of one grey block, said to be so wide and high. @param segments that stand before the picture */
export function jpegOf(width: number, height: number, segments: readonly Uint8Array[] = []): Uint8Array {
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff]
  return Buffer.concat([
    Uint8Array.of(0xff, 0xd8),
    Uint8Array.of(0xff, 0xe0, 0, 16, ...bytesOf('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0),
    ...segments,
    Uint8Array.of(0xff, 0xdb, 0, 67, 0, ...new Array(64).fill(1)),
    Uint8Array.of(0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 0x11, 0),
    Uint8Array.of(0xff, 0xc4, 0, 20, 0x00, 1, ...new Array(15).fill(0), 0),
    Uint8Array.of(0xff, 0xc4, 0, 20, 0x10, 1, ...new Array(15).fill(0), 0),
    Uint8Array.of(0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0),
    // One bit for 'no change' and one for 'end of block', each block of eight by eight pixels.
    new Uint8Array(Math.ceil((Math.ceil(width / 8) * Math.ceil(height / 8) * 2) / 8)),
    Uint8Array.of(0xff, 0xd9),
  ])
}

/** What a camera tells of a picture. */
export function exifSegment({ orientation = 1, note }: { orientation?: number; note: string }): Uint8Array {
  const entry = [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
  const tiff = [...bytesOf('II'), 42, 0, 8, 0, 0, 0, 1, 0, ...entry, 0, 0, 0, 0]
  const body = [...bytesOf('Exif\0\0'), ...tiff, ...bytesOf(note)]
  return Uint8Array.of(0xff, 0xe1, 0, body.length + 2, ...body)
}

/** A PNG whose checksums nobody reads. @param notes chunks that stand before the pixels */
export function pngOf(width: number, height: number, notes: Readonly<Record<string, string>> = {}): Uint8Array {
  const chunk = (kind: string, data: Uint8Array) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, bytesOf(kind), data, Buffer.alloc(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  return Buffer.concat([
    bytesOf('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    ...Object.entries(notes).map(([kind, text]) => chunk(kind, bytesOf(text))),
    chunk('IDAT', Buffer.alloc(12)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A WebP of one pixel. @param notes chunks that stand behind it */
export function webpOf(notes: Readonly<Record<string, string>> = {}): Uint8Array {
  const chunk = (kind: string, data: Uint8Array) => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(data.length)
    return Buffer.concat([bytesOf(kind), length, data, Buffer.alloc(data.length % 2)])
  }
  const body = Buffer.concat([
    bytesOf('WEBP'),
    chunk('VP8X', Uint8Array.of(0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    chunk('VP8L', Buffer.from('2f0000001007101111888808fe0700', 'hex')),
    ...Object.entries(notes).map(([kind, text]) => chunk(kind, bytesOf(text))),
  ])
  const head = Buffer.alloc(8)
  head.write('RIFF')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
