import type { PlanLimits } from '@ramify/contract'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { Access } from '../access/index.ts'
import type { Rights, Socket } from './socket.ts'

interface Options {
  access: Pick<Access, 'can' | 'onChange'>
  sessions: Pick<Sessions, 'find' | 'onEnd'>
  limitsOf: (personId: string) => Promise<PlanLimits>
}

/** Rights that run out by themselves tell nobody: nobody goes on writing for longer than this. */
const fresh = 1_000

/** What the people at the sockets may do: asked for every change, and remembered for a moment. */
export class RightsKeeper {
  readonly #options: Options
  readonly #known = new WeakMap<Socket, { rights: Promise<Rights | null>; until: number }>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Null when they may not even look. */
  rightsOf(socket: Socket): Promise<Rights | null> {
    const known = this.#known.get(socket)
    if (known && known.until > performance.now()) return known.rights
    const rights = this.#ask(socket)
    this.#known.set(socket, { rights, until: performance.now() + fresh })
    rights.catch(() => this.forget(socket))
    return rights
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

  async #ask({ fileId, visitor }: Socket): Promise<Rights | null> {
    if (!visitor) return null
    const { access, limitsOf } = this.#options
    if (!(await access.can(visitor.personId, 'see', fileId))) return null
    const edit = await access.can(visitor.personId, 'edit', fileId)
    const { nodes } = await limitsOf(visitor.personId)
    return { edit, nodes }
  }
}
