/** The bytes end before what they announce, or announce what cannot be. */
export class DamagedTnef extends Error {}

/** Reads little-endian numbers and pieces one after the other, and never beyond the end. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get left(): number {
    return this.#bytes.length - this.#at
  }

  /** @throws DamagedTnef where fewer bytes are left; a piece is no copy */
  take(count: number): Uint8Array {
    if (count > this.left) throw new DamagedTnef(`${count} bytes announced, ${this.left} left`)
    const piece = this.#bytes.subarray(this.#at, this.#at + count)
    this.#at += count
    return piece
  }

  u8 = () => this.#number(1)
  u16 = () => this.#number(2)
  u32 = () => this.#number(4)

  /** A piece that is filled up to a multiple of four bytes; the last one may end where it does. */
  takePadded(count: number): Uint8Array {
    const piece = this.take(count)
    this.take(Math.min(this.left, (4 - (count % 4)) % 4))
    return piece
  }

  #number(bytes: number): number {
    return this.take(bytes).reduce((sum, byte, place) => sum + byte * 2 ** (8 * place), 0)
  }
}
