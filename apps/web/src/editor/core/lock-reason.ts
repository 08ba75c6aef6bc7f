import type { PlainTextKey } from '../../platform/i18n/plain-text-key.ts'
import { notify } from '../../platform/notices/notices.ts'

/** Why a map that may be edited is only looked at for now. */
export type LockReason = 'reading' | 'full-screen' | 'presenting'

export const lockReasonTexts = {
  reading: 'editor.reason.reading',
  'full-screen': 'editor.reason.full-screen',
  presenting: 'editor.reason.presenting',
} as const satisfies Record<LockReason, PlainTextKey>

/** Somebody wanted to change what is only looked at. */
export function notifyLocked(lockReason: LockReason): void {
  const isFullScreen = lockReason === 'full-screen'
  notify({
    kind: 'status',
    key: 'editor.held',
    words: ({ text, message }) => (isFullScreen ? message('701') : text(lockReasonTexts[lockReason])),
  })
}
