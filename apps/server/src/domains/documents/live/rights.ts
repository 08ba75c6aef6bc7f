import type { PlanLimits } from '@ramify/contract'
import { type Access, type Basis, principalOf, roleAllows } from '../../access/index.ts'
import type { Rights, Socket } from './socket.ts'

interface Options {
  access: Pick<Access, 'standingOf'>
  /** Of a space. */
  limitsOf: (spaceId: string) => Promise<PlanLimits>
}

/** What somebody may do, and with what that was found. */
interface Found {
  rights: Rights
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

  forget(socket: Socket): void {
    this.#known.delete(socket)
  }

  async #ask({ fileId, visitor }: Socket, known: Known): Promise<Found | null> {
    if (!visitor) return null
    const { access, limitsOf } = this.#options
    const standing = await access.standingOf(principalOf(visitor), fileId)
    if (!standing) return null
    const { until, path, basis } = standing
    Object.assign(known, { until, path, basis })
    const { nodes } = await limitsOf(standing.spaceId)
    return { rights: { edit: roleAllows(standing.role, 'edit'), nodes }, basis, until }
  }
}
