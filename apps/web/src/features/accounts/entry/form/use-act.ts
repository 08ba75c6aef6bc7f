import { useText } from '../../../../platform/i18n/language.ts'
import type { Entry } from './use-entry.ts'

/** What the button of a form says: what it does, or when it will do that again. */
export function useAct({ waitsFor }: Entry, act: string): string {
  const { text } = useText()
  return waitsFor > 0 ? text('accounts.wait', { seconds: waitsFor }) : act
}
