import type { ServerKind } from './server-kind.ts'

/** What a module exports that names the kinds of document of a server. */
export interface KindsModule {
  readonly serverKinds: ServerKinds
}

/** The kinds of document that a server knows. */
export class ServerKinds {
  /** The module that exports this table (`KindsModule`): worker threads import it by its address. */
  readonly module: URL
  readonly #byNumber: ReadonlyMap<number, ServerKind>

  constructor(module: URL, kinds: readonly ServerKind[]) {
    this.module = module
    this.#byNumber = new Map(kinds.map((kind) => [kind.number, kind]))
  }

  /** `number` is the column `files.kind`. Undefined for what a newer server stored. */
  find(number: number): ServerKind | undefined {
    return this.#byNumber.get(number)
  }

  get(number: number): ServerKind {
    const kind = this.find(number)
    if (!kind) throw new Error(`No kind of document has the number ${number}`)
    return kind
  }

  /** Whether an app that speaks this schema can show documents of this kind. None can show what this server does not know. */
  isShownBy(clientSchema: number, number: number): boolean {
    return clientSchema >= (this.find(number)?.lowestClientSchema ?? Number.POSITIVE_INFINITY)
  }
}
