import type { Words } from '../../platform/i18n/words.ts'
import { notify } from '../../platform/notices/notices.ts'
import type { LiveDocument, LiveEvent } from '../../platform/sync/index.ts'
import { downloadCopy } from './download-copy.ts'

type Told = Extract<LiveEvent, { type: 'message' }>['code']

/** Good news, and what passes by itself. */
const quiet: readonly Told[] = ['311', '312', '313', '314', '603']
/** The work is nowhere but in this page. */
const unkept: readonly Told[] = ['308', '310']

/** Says what the save state alone would not; each comes only when something has changed. */
export function tellMessage(code: Told, live: LiveDocument, name: string): void {
  const kind = quiet.includes(code) ? 'status' : 'error'
  const words: Words = ({ message }) => message(code)
  const label: Words = ({ text }) => text('document.download')
  const rescue = { stays: true, action: { label, run: () => downloadCopy(live, name) } }
  notify({ kind, words, ...(unkept.includes(code) && rescue) })
}
