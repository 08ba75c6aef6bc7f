import {
  type TrackedEvent,
  type TrackedExtras,
  type TrackedReason,
  trackedReasons,
  trackingPath,
} from '@ramify/contract'
import { brand } from '../brand/brand.ts'
import { currentTranslator } from '../i18n/language.ts'
import { isPhone } from '../phone.ts'
import { settings } from '../session/settings.ts'
import { browserFamily } from './browser-family.ts'

/** What was done comes first, on the network too. */
const delayMs = 100
const timeoutMs = 5_000

/** Somebody did something. Tells the server, if it wants to know and the person has nothing against it. */
export const trackUse = (reason: TrackedReason, extras?: TrackedExtras): void => track('use', reason, extras)

/** The plan was not enough for what somebody wanted. */
export function trackLimit(code: string): void {
  if (isCode(code)) track('limit', trackedReasons[code])
}

/** The browser asks all sites to leave its person alone (Global Privacy Control). */
export const isTrackingRefusedByBrowser = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl === true

function track(event: TrackedEvent, reason: TrackedReason, extras?: TrackedExtras): void {
  if (!brand.isTracking) return
  setTimeout(() => {
    // Asked as late as this: whoever has just refused is not counted.
    if (settings.get().usage_events === 0 || isTrackingRefusedByBrowser()) return
    const said = {
      source: isPhone() ? 'phone' : 'web',
      lang: currentTranslator().language,
      browser: browserFamily(navigator.userAgent),
    }
    send({ ...said, event, reason, ...(extras && { extras: JSON.stringify(extras) }) })
    send({ ...said, event: 'log' satisfies TrackedEvent, host: location.host, key: reason })
  }, delayMs)
}

/** Whether it arrives is nobody's concern: people have come for something else. */
function send(query: Record<string, string>): void {
  fetch(`${trackingPath}?${new URLSearchParams(query)}`, {
    // Nothing that says who it is: no token, no cookie, no page.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
}

const isCode = (code: string): code is keyof typeof trackedReasons => Object.hasOwn(trackedReasons, code)
