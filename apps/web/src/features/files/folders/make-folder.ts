import { CallError } from '@ramify/contract'
import { api } from '../../../platform/api/api.ts'
import { newKey } from '../new-key.ts'

interface Wish {
  readonly key: string
  readonly name: string
  readonly parentId: string | null
  asking: Promise<string> | null
}

/** Stays until an answer has come: asking again after a lost one must not make a second folder. */
let wish: Wish | null = null

/** `null` is the outermost. Who asks for the same while it is being made waits for the same folder. */
export function makeFolder(name: string, parentId: string | null): Promise<string> {
  if (wish?.name !== name || wish.parentId !== parentId) wish = { key: newKey(), name, parentId, asking: null }
  const own = wish
  own.asking ??= send(own).finally(() => {
    own.asking = null
  })
  return own.asking
}

async function send(own: Wish): Promise<string> {
  const { key, name, parentId } = own
  try {
    const { file_guid } = await api('/mkdir', {
      dir_name: name,
      idempotency_key: key,
      ...(parentId !== null && { parent_guid: parentId }),
    })
    fulfil(own)
    return file_guid
  } catch (error) {
    if (error instanceof CallError && error.errno !== null) fulfil(own)
    throw error
  }
}

function fulfil(own: Wish): void {
  if (wish === own) wish = null
}
