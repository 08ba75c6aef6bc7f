import { CallError } from '@ramify/contract'
import { api } from '../../../platform/api/api.ts'
import { features } from '../../../platform/features.ts'
import { currentToken } from '../../../platform/session/session-store.ts'

const patience = 5_000

/** Whether a link to a map leads anywhere for this person. Where nobody can be asked it is believed. */
export async function hasMap(id: string): Promise<boolean> {
  // Names of another form are those of shares: there are none until people can share.
  if (!/^[0-9a-z]{32}$/.test(id)) return features.sharing
  if (currentToken() === null) return true
  try {
    await api('/file_info', { file_guid: id }, { signal: AbortSignal.timeout(patience) })
    return true
  } catch (error) {
    return !(error instanceof CallError && error.errno === -104)
  }
}
