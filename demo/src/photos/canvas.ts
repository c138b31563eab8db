import { deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]
export type Point = readonly [x: number, y: number]

/** A picture that is drawn by code, pixel by pixel. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly #pixels: Uint8Array

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.#pixels = new Uint8Array(width * height * 3)
  }

  /** Fills a rectangle; from `top` to `bottom` the colour changes evenly. */
  fill([left, top]: Point, [right, bottom]: Point, from: Colour, to: Colour = from): void {
    for (let y = Math.max(0, Math.round(top)); y < Math.min(this.height, bottom); y++) {
      const colour = between(from, to, (y - top) / Math.max(1, bottom - top))
      for (let x = Math.max(0, Math.round(left)); x < Math.min(this.width, right); x++) this.#set(x, y, colour)
    }
  }

  /** Fills a shape of straight edges. */
  shape(points: readonly Point[], colour: Colour): void {
    const last = points.at(-1)
    if (last === undefined) return
    const edges = points.map((point, index) => [points[index - 1] ?? last, point] as const)
    for (let y = 0; y < this.height; y++) {
      const crossings = edges
        .filter(([[, one], [, other]]) => one <= y !== other <= y)
        .map(([[x1, y1], [x2, y2]]) => x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
        .sort((one, other) => one - other)
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        const [from = 0, to = 0] = crossings.slice(at, at + 2)
        for (let x = Math.max(0, Math.ceil(from)); x < Math.min(this.width, to); x++) this.#set(x, y, colour)
      }
    }
  }

  circle([x, y]: Point, radius: number, colour: Colour): void {
    const corners = Array.from({ length: 72 }, (_, index): Point => {
      const turn = (index / 72) * 2 * Math.PI
      return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
    })
    this.shape(corners, colour)
  }

  /** As a PNG (§5, §11: header, pixels, end). */
  png(): Buffer {
    const head = Buffer.alloc(13)
    head.writeUInt32BE(this.width, 0)
    head.writeUInt32BE(this.height, 4)
    head.set([8, 2, 0, 0, 0], 8)
    const row = this.width * 3
    const lines = Buffer.alloc(this.height * (row + 1))
    for (let y = 0; y < this.height; y++) lines.set(this.#pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1)
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(lines)),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }

  #set(x: number, y: number, colour: Colour): void {
    this.#pixels.set(colour, (y * this.width + x) * 3)
  }
}

function between(from: Colour, to: Colour, share: number): Colour {
  const part = (index: 0 | 1 | 2) =>
    Math.round(from[index] + (to[index] - from[index]) * Math.min(1, Math.max(0, share)))
  return [part(0), part(1), part(2)]
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const
  ends[0].writeUInt32BE(data.length)
  ends[1].writeUInt32BE(checksum(body))
  return Buffer.concat([ends[0], body, ends[1]])
}

/** CRC-32 (PNG §D). */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
