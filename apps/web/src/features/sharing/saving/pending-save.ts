import { readLocal, writeLocal } from '../../../platform/storage/local.ts'

const key = 'ramify.pending-share'
/** Signing in takes no longer; who comes back later means something else. */
const patienceMs = 60 * 60_000

/** A shared document that somebody wanted to save and had to sign in for. */
export interface PendingSave {
  readonly shareId: string
  /** As they have just given it as a guest: an account has to prove it anew. */
  readonly password: string | null
}

export function rememberSave({ shareId, password }: PendingSave): void {
  writeLocal(key, JSON.stringify({ shareId, password, at: Date.now() }))
}

/** Once: whatever becomes of it, it is not tried again. */
export function takePendingSave(): PendingSave | null {
  const kept = readLocal(key)
  writeLocal(key, null)
  try {
    const { shareId, password, at } = JSON.parse(kept ?? 'null') ?? {}
    if (typeof shareId !== 'string' || typeof at !== 'number' || Date.now() - at > patienceMs) return null
    return { shareId, password: typeof password === 'string' ? password : null }
  } catch {
    return null // not ours, or cut off
  }
}
