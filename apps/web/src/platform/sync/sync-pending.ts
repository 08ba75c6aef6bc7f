import { browserPorts, type SyncPorts } from './connection/ports.ts'
import type { LiveDocument } from './live-document.ts'
import { type LiveOptions, openLive } from './open-live.ts'
import { unsyncedWork } from './storage/leave.ts'

const patience = 60_000

/** Brings to the server what an earlier visit left behind in files that nobody has open; gives back those that are still not there. */
export async function syncPending(
  options: Omit<LiveOptions, 'fileId'>,
  ports: SyncPorts = browserPorts,
): Promise<readonly string[]> {
  const { files } = await unsyncedWork(options.personId)
  const left: string[] = []
  for (const fileId of files) {
    const live = openLive({ ...options, fileId, isShown: false }, ports)
    await settled(live)
    if (live.pending()) left.push(fileId)
    await live.close()
  }
  return left
}

/** Until everything is saved, or will not be. */
function settled(live: LiveDocument): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, patience)
    const look = () => {
      const state = live.saveState.get()
      if (state === 'saving') return
      clearTimeout(late)
      resolve()
    }
    live.saveState.subscribe(look)
    live.events.on(({ type }) => type !== 'message' && look())
  })
}
