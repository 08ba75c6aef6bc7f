import type { PlanLimits } from '@ramify/contract'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import { type Access, type Basis, principalOf, roleAllows } from '../../access/index.ts'
import type { Rights, Socket } from './socket.ts'

interface Options {
  access: Pick<Access, 'standingOf' | 'onChange'>
  sessions: Pick<Sessions, 'find' | 'onEnd'>
  /** Of a space. */
  limitsOf: (spaceId: string) => Promise<PlanLimits>
}

/** What somebody may do, and with what that was found. */
interface Found {
  rights: Rights
  basis: Basis
}

interface Known {
  found: Promise<Found | null>
  /** The file and the folders above it, once they are known. */
  path?: readonly string[]
  until: number
}

/** For rights that were changed on another node, which tells nobody here. */
const longest = 30_000

/** What the people at the sockets may do: asked for every change, and remembered until it may have changed. */
export class RightsKeeper {
  readonly #options: Options
  readonly #known = new WeakMap<Socket, Known>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Null when they may not even look. */
  async rightsOf(socket: Socket): Promise<Rights | null> {
    return (await this.find(socket))?.rights ?? null
  }

  find(socket: Socket): Promise<Found | null> {
    const known = this.#known.get(socket)
    if (known && known.until > Date.now()) return known.found
    const asked: Known = { found: Promise.resolve(null), until: Date.now() + longest }
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

  forget(socket: Socket): void {
    this.#known.delete(socket)
  }

  async isSessionLive(socket: Socket): Promise<boolean> {
    const { visitor } = socket
    if (!visitor) return false
    const session = await this.#options.sessions.find(visitor.token)
    return typeof session === 'object'
  }

  async #ask({ fileId, visitor }: Socket, known: Known): Promise<Found | null> {
    if (!visitor) return null
    const { access, limitsOf } = this.#options
    const standing = await access.standingOf(principalOf(visitor), fileId)
    if (!standing) return null
    known.until = Math.min(known.until, standing.until ?? known.until)
    known.path = standing.path
    const { nodes } = await limitsOf(standing.spaceId)
    return { rights: { edit: roleAllows(standing.role, 'edit'), nodes }, basis: standing.basis }
  }
}
