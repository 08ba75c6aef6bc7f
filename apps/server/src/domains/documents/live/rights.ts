import type { PlanLimits } from '@ramify/contract'
import { type Access, type Basis, type LinkLoss, principalOf } from '../../access/index.ts'
import { isTurnOf, type Turn } from '../turns/turns.ts'
import type { Rights, Socket } from './socket.ts'

interface Options {
  access: Pick<Access, 'standingOf' | 'linkLossOf'>
  /** Of a space. */
  limitsOf: (spaceId: string) => Promise<PlanLimits>
  /** Null of a document in which nobody takes turns. */
  turnOf: (fileId: string) => Promise<Turn | null>
}

/** What somebody may do, and with what that was found. */
interface Found {
  rights: Rights
  turn: Turn | null
  basis: Basis
  /** When it runs out by itself; null: never. */
  until: number | null
}

interface Known {
  found: Promise<Found | null>
  /** Once they are known: the file and the folders above it, with what that was found, and when it runs out. */
  path?: readonly string[]
  basis?: Basis
  until?: number | null
}

/** What the people at the sockets may do: asked for every change, and remembered until it may have changed. */
export class RightsKeeper {
  readonly #options: Options
  readonly #known = new WeakMap<Socket, Known>()
  /** Through which links people at the sockets came to see their document. */
  readonly #links = new WeakMap<Socket, readonly string[]>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Null when they may not even look. */
  find(socket: Socket): Promise<Found | null> {
    const known = this.#known.get(socket)
    if (known && (known.until ?? Number.POSITIVE_INFINITY) > Date.now()) return known.found
    const asked: Known = { found: Promise.resolve(null) }
    asked.found = this.#ask(socket, asked)
    this.#known.set(socket, asked)
    asked.found.catch(() => this.forget(socket))
    return asked.found
  }

  /** Whether a change of rights to this file or folder may change those of a socket. */
  dependsOn(socket: Socket, fileId: string): boolean {
    const path = this.#known.get(socket)?.path
    return path === undefined || path.includes(fileId)
  }

  /** With what the rights of a socket were found, as long as nobody has to ask again. */
  basisOf(socket: Socket): Basis | undefined {
    return this.#known.get(socket)?.basis
  }

  /** Of somebody whose right is gone: why the link gives none any more that they came with; null when they came without one. */
  async linkLossOf(socket: Socket): Promise<LinkLoss | null> {
    const links = this.#links.get(socket) ?? []
    return links.length === 0 ? null : this.#options.access.linkLossOf(socket.fileId, links)
  }

  forget(socket: Socket): void {
    this.#known.delete(socket)
  }

  async #ask(socket: Socket, known: Known): Promise<Found | null> {
    const { fileId, visitor } = socket
    if (!visitor) return null
    const { access, limitsOf, turnOf } = this.#options
    const standing = await access.standingOf(principalOf(visitor), fileId)
    if (!standing) return null
    const { until, path, basis, links } = standing
    this.#links.set(socket, links)
    Object.assign(known, { until, path, basis })
    const { nodes } = await limitsOf(standing.spaceId)
    const turn = await turnOf(fileId)
    const edit = standing.capabilities.includes('edit') && isTurnOf(turn, visitor.personId)
    return { rights: { edit, nodes }, turn, basis, until }
  }
}
