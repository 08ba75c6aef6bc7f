import { readLocal, writeLocal } from '../../../platform/storage/local.ts'

const key = 'ramify.pending-share'
/** Signing in takes no longer; who comes back later means something else. */
const patienceMs = 60 * 60_000

/** A shared document that somebody wanted to save and had to sign in for. */
export interface PendingSave {
  readonly shareId: string
  /** As they have just given it as a guest: an account has to prove it anew. */
  readonly password: string | null
  /** The topic that the link led to. */
  readonly topic: string | null
}

export function rememberSave(pending: PendingSave): void {
  writeLocal(key, JSON.stringify({ ...pending, at: Date.now() }))
}

/** Once: only who is asked for a password first has it put back. `only`: if it is of this share. */
export function takePendingSave(only?: string): PendingSave | null {
  const kept = readLocal(key)
  try {
    const { shareId, password, topic, at } = JSON.parse(kept ?? 'null') ?? {}
    if (only !== undefined && shareId !== only) return null
    writeLocal(key, null)
    if (typeof shareId !== 'string' || typeof at !== 'number' || Date.now() - at > patienceMs) return null
    const text = (value: unknown) => (typeof value === 'string' ? value : null)
    return { shareId, password: text(password), topic: text(topic) }
  } catch {
    writeLocal(key, null)
    return null // not ours, or cut off
  }
}
