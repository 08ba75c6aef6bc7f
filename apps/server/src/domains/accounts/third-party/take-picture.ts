import type { Log } from '../../../platform/log.ts'
import { fetchPublic } from '../../../platform/outside/fetch-public.ts'
import type { Resources } from '../../resources/index.ts'
import type { Avatars } from '../profile/avatars.ts'

interface Options {
  avatars: Pick<Avatars, 'put'>
  checkPicture: Resources['checkPicture']
  log: Log
  fetchPicture?: typeof fetchPublic
}

const mostBytes = 2 * 1024 * 1024
/** Somebody is waiting to be signed in. */
const patience = 3000

/** The picture a person has at a provider becomes their avatar; where that does not work they have none, as others who are new. */
export function takePicture({ avatars, checkPicture, log, fetchPicture = fetchPublic }: Options) {
  return async (personId: string, address: string | null): Promise<void> => {
    if (address === null) return
    try {
      const { bytes, type } = await fetchPicture(address, { mostBytes, patience })
      await avatars.put(personId, await checkPicture(bytes, type, personId))
    } catch (error) {
      log.info({ reason: (error as Error).message }, 'a picture of a provider was not taken over')
    }
  }
}
