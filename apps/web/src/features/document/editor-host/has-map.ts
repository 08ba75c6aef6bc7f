import { CallError } from '@ramify/contract'
import { api } from '../../../platform/api/api.ts'
import { currentToken } from '../../../platform/session/session-store.ts'

const patience = 5_000

/** Whether a link to a map leads anywhere for this person. Where nobody can be asked it is believed. */
export async function hasMap(id: string): Promise<boolean> {
  // Names of another form are those of shares, which are there for everybody.
  const isFile = /^[0-9a-z]{32}$/.test(id)
  if (isFile && currentToken() === null) return true
  const signal = AbortSignal.timeout(patience)
  try {
    if (isFile) await api('/file_info', { file_guid: id }, { signal })
    else await api('/check_form_metaguid', { share_id: id, meta_type: 2 }, { signal })
    return true
  } catch (error) {
    return !(error instanceof CallError && error.errno === -104)
  }
}
