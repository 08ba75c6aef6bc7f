import type { Translator } from '@ramify/locales'
import { useText } from '../../../platform/i18n/language.ts'
import { deviceName } from './device-name.ts'

/** "Firefox on Windows", in the words of a language. */
export function deviceWords(userAgent: string, { text }: Translator): string {
  const { browser, system } = deviceName(userAgent)
  if (browser && system) return text('accounts.device', { browser, system })
  return browser ?? system ?? (userAgent || text('accounts.device.unknown'))
}

export function useDeviceName(): (userAgent: string) => string {
  const translator = useText()
  return (userAgent) => deviceWords(userAgent, translator)
}
