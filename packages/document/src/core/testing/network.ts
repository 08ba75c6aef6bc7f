import * as Y from 'yjs'

/** Replicas of one document whose updates arrive late, twice, or in the wrong order, as the test decides. */
export class Network {
  readonly docs: readonly Y.Doc[]
  readonly #boxes: Uint8Array[][]

  constructor(first: Y.Doc, size: number) {
    const state = Y.encodeStateAsUpdate(first)
    this.docs = Array.from({ length: size }, () => {
      const doc = new Y.Doc()
      Y.applyUpdate(doc, state)
      return doc
    })
    this.#boxes = this.docs.map(() => [])
    for (const [from, doc] of this.docs.entries()) {
      doc.on('update', (update: Uint8Array, origin: unknown) => {
        if (origin === 'network') return
        for (const [to, box] of this.#boxes.entries()) if (to !== from) box.push(update)
      })
    }
  }

  /** Brings one waiting update to a replica; `again` leaves it waiting, so that it comes twice. */
  deliver(to: number, which: number, again: boolean): void {
    const box = this.#boxes[to % this.#boxes.length] ?? []
    const at = which % Math.max(1, box.length)
    const update = box[at]
    if (!update) return
    if (!again) box.splice(at, 1)
    Y.applyUpdate(this.docs[to % this.docs.length] as Y.Doc, update, 'network')
  }

  /** Everything to everybody, in an order made of these numbers. */
  deliverAll(numbers: readonly number[]): void {
    for (const to of this.docs.keys()) {
      for (let nth = 0; (this.#boxes[to]?.length ?? 0) > 0; nth++) {
        this.deliver(to, numbers[nth % Math.max(1, numbers.length)] ?? 0, false)
      }
    }
  }
}
