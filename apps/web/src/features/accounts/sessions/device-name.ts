import type { Translator } from '@ramify/locales'
import { useText } from '../../../platform/i18n/language.ts'

/** "Firefox on Windows", from what a browser calls itself; `null` for a part nobody can tell. */
export function deviceName(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: firstMatch(browsers, userAgent), system: firstMatch(systems, userAgent) }
}

// Most browsers also claim to be another one: the particular names stand before the general.
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b((Headless)?Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

function firstMatch(table: readonly (readonly [string, RegExp])[], userAgent: string): string | null {
  return table.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
}

/** "Firefox on Windows", translated. */
export function deviceWords(userAgent: string, { text }: Translator): string {
  const { browser, system } = deviceName(userAgent)
  if (browser && system) return text('accounts.device', { browser, system })
  return browser ?? system ?? (userAgent || text('accounts.device.unknown'))
}

export function useDeviceName(): (userAgent: string) => string {
  const translator = useText()
  return (userAgent) => deviceWords(userAgent, translator)
}
