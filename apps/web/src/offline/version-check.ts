import { notify } from '../platform/notices/notices.ts'
import { updateWorker } from './start-worker.ts'

const interval = 15 * 60_000

/** A tab that stays open for days learns that there is something newer. */
export function watchVersion(): void {
  const own = document.querySelector('meta[name="version"]')?.getAttribute('content')
  // Only a build has a version.
  if (!own) return
  let told = own
  const check = async () => {
    if (document.visibilityState !== 'visible') return
    const newest = await newestVersion()
    if (newest === null || newest === told) return
    told = newest
    updateWorker().catch((error) => console.warn('The newer build is not kept', error))
    notify({
      kind: 'status',
      words: ({ text }) => text('version.new'),
      stays: true,
      action: { label: ({ text }) => text('reload'), run: () => location.reload() },
    })
  }
  document.addEventListener('visibilitychange', () => void check())
  setInterval(() => void check(), interval)
}

/** `null` when nobody answers, or something that is not ours (a captive portal): the next look will do. */
async function newestVersion(): Promise<string | null> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(20_000) })
    const answer: unknown = response.ok ? await response.json() : null
    return isVersion(answer) ? answer.version : null
  } catch {
    return null
  }
}

function isVersion(answer: unknown): answer is { version: string } {
  return typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'string'
}
