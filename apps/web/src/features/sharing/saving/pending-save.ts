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

/** Once: whatever becomes of it, it is not tried again. */
export function takePendingSave(): PendingSave | null {
  const kept = readLocal(key)
  writeLocal(key, null)
  try {
    const { shareId, password, topic, at } = JSON.parse(kept ?? 'null') ?? {}
    if (typeof shareId !== 'string' || typeof at !== 'number' || Date.now() - at > patienceMs) return null
    const text = (value: unknown) => (typeof value === 'string' ? value : null)
    return { shareId, password: text(password), topic: text(topic) }
  } catch {
    return null // not ours, or cut off
  }
}
