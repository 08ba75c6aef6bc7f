import { once } from 'node:events'
import { crc32, createDeflate, type Deflate } from 'node:zlib'

/** A PNG of RGBA that is written row by row, so that nobody needs all of its pixels at once. */
export class PngStream {
  readonly #width: number
  readonly #height: number
  readonly #deflate: Deflate
  readonly #packed: Buffer[] = []
  readonly #whole: Promise<unknown>
  #above: Uint8Array

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
    this.#above = new Uint8Array(4 * width)
    // Drawings are flat: more effort takes twice the time for a few percent.
    this.#deflate = createDeflate({ level: 4, chunkSize: 1 << 18 })
    this.#deflate.on('data', (chunk: Buffer) => this.#packed.push(chunk))
    this.#whole = once(this.#deflate, 'end')
  }

  /** Whole rows. */
  async write(pixels: Uint8Array): Promise<void> {
    const stride = 4 * this.#width
    const rows = pixels.length / stride
    const filtered = new Uint8Array(pixels.length + rows)
    let at = 0
    for (let row = 0; row < rows; row++) {
      const line = pixels.subarray(row * stride, (row + 1) * stride)
      // Each row as its difference from the one above: where nothing changes downwards it is zeros.
      filtered[at++] = 2
      for (let x = 0; x < stride; x++) filtered[at++] = (line[x] as number) - (this.#above[x] as number)
      this.#above = line
    }
    if (!this.#deflate.write(filtered)) await once(this.#deflate, 'drain')
  }

  async end(): Promise<Uint8Array> {
    this.#deflate.end()
    await this.#whole
    const header = Buffer.alloc(13)
    header.writeUInt32BE(this.#width, 0)
    header.writeUInt32BE(this.#height, 4)
    // 8 bits a channel, RGBA, deflated, filtered by rows, not interlaced.
    header.set([8, 6, 0, 0, 0], 8)
    const chunks = [...chunk('IHDR', header), ...this.#packed.flatMap((part) => chunk('IDAT', part)), ...chunk('IEND')]
    return Buffer.concat([signature, ...chunks])
  }
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, content: Buffer = Buffer.alloc(0)): Buffer[] {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length, 0)
  head.write(type, 4, 'latin1')
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(content, crc32(type)), 0)
  return [head, content, check]
}
