import { isNewId } from '@ramify/document'

/** Ids for a new document: those of the old one, except where no new document may have them. */
export class SoundIds {
  readonly #taken: Set<string>
  readonly #given = new Map<string, string>()
  #count = 0

  constructor(ids: Iterable<string>) {
    this.#taken = new Set([...ids].filter(isNewId))
  }

  /** What something of the old document is called by. */
  of(id: string): string {
    if (isNewId(id)) return id
    const given = this.#given.get(id) ?? this.fresh()
    this.#given.set(id, given)
    return given
  }

  /** One that nothing has yet: this one if it is free. */
  fresh(wish?: string): string {
    let id = wish
    while (id === undefined || !isNewId(id) || this.#taken.has(id)) id = `t${++this.#count}`
    this.#taken.add(id)
    return id
  }
}
