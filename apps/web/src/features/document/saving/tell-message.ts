import type { Words } from '../../../platform/i18n/words.ts'
import { notify, withdrawNotice } from '../../../platform/notices/notices.ts'
import type { LiveDocument, LiveEvent } from '../../../platform/sync/index.ts'
import { downloadCopy } from './download-copy.ts'

type Told = Extract<LiveEvent, { type: 'message' }>['code']

/** Good news, and what passes by itself. */
const quiet: readonly Told[] = ['312', '314', '603']
/** The strip above the map says it for as long as it is true. */
const onStrip: readonly Told[] = ['311', '313']
/** The work is nowhere but in this page. */
const unkept: readonly Told[] = ['308', '310']
/** How the network is: the latest of these is true, those before it are not. */
const ofNetwork: readonly Told[] = ['312', '314', '602', '603']
/** Everything is on the server again. */
const good: readonly Told[] = ['314', '603']

const network = 'document.network'
const rescue = 'document.rescue'

/** Says what the save state alone would not; each comes only when something has changed. */
export function tellMessage(code: Told, live: LiveDocument, name: string): void {
  if (onStrip.includes(code)) {
    withdrawNotice(network)
    return
  }
  const kind = quiet.includes(code) ? 'status' : 'error'
  const words: Words = ({ message }) => message(code)
  const label: Words = ({ text }) => text('document.download')
  const offer = { stays: true, key: rescue, action: { label, run: () => downloadCopy(live, name) } }
  if (good.includes(code)) withdrawNotice(rescue)
  notify({ kind, words, ...(ofNetwork.includes(code) && { key: network }), ...(unkept.includes(code) && offer) })
}

/** Until another document was closed, and this one is connected. */
export function tellTooMuchOpen({ isUp }: Pick<LiveDocument, 'isUp'>): void {
  const key = 'document.too-much-open'
  notify({ kind: 'error', words: ({ text }) => text(key), stays: true, key })
  const stop = isUp.subscribe(() => {
    if (!isUp.get()) return
    stop()
    withdrawNotice(key)
  })
}
