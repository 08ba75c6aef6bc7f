import { CallError } from '@ramify/contract'
import type { Translator } from '@ramify/locales'
import { notify } from '../../platform/notices/notices.ts'
import { rememberUpgradeReason } from '../../platform/session/upgrade-reason.ts'
import { errorText, showError } from '../../platform/show-error.ts'
import { createStore } from '../../platform/store.ts'
import { trackLimit } from '../../platform/tracking/track.ts'

/** Whether what a higher plan adds is being read. */
export const isPlanShown = createStore(false)

/** Says what went wrong; where the plan is what hinders, with the way to more. */
export function tellRefusal(error: unknown): void {
  if (!(error instanceof CallError) || error.errno !== -111) {
    showError(error)
    return
  }
  rememberUpgradeReason(error)
  const reason = error.failure.params?.reason
  if (typeof reason === 'string') trackLimit(reason)
  notify({
    kind: 'error',
    words: (translator) => limitText(error, translator),
    action: { label: ({ text }) => text('plan.more'), run: () => isPlanShown.set(true) },
  })
}

/** What a call says plainly, with what a higher plan would change. */
function limitText(error: CallError, translator: Translator): string {
  const { code, params } = error.failure
  return code === '213' ? translator.message('-111', { limit: params?.limit ?? 0 }) : errorText(error, translator)
}
