import type { Words } from '../../../platform/i18n/words.ts'
import { notify, withdrawNotice } from '../../../platform/notices/notices.ts'
import type { People } from '../../core/ports.ts'

const key = 'editor.lost-text'

interface Lost {
  /** What was written in it; null where it was only selected. Words of one's own stay within reach until the notice is closed. */
  readonly typed: string | null
  readonly words: Words
  /** How much is gone. */
  readonly size?: number
  /** What the button says, where it does not just bring it back. */
  readonly label?: Words
  readonly run: () => void
}

/** Offers to bring back what somebody else deleted while one was at it. */
export function offerBack({ typed, words, size, label, run }: Lost): void {
  notify({
    ...{ kind: 'status', key, words },
    stays: typed !== null && typed !== '',
    ...(size !== undefined && { size }),
    action: { label: label ?? (({ text }) => text('editor.said.bring-back')), run },
  })
}

/** Who did something is not part of a change. With one other person there it was they. */
export function onlyOther({ others }: People): string | null {
  const [first, second] = others.get()
  return first && !second ? first.name : null
}

/** The document it could go back into is closed. */
export function withdrawLostText(): void {
  withdrawNotice(key)
}
