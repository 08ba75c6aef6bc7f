import type { BrandApp } from '../../platform/brand/read-brand.ts'

/** How the app of the server is reached from a browser. */
interface AppWays {
  /** Opens a page of this server in the app, where it is installed. */
  readonly open: string | null
  /** Where the app is to be had. */
  readonly download: string | null
}

/** The ways from a page of the server into the app of a device; null where there are none. */
export function appWays(app: BrandApp, userAgent: string, path: string): AppWays | null {
  const device = deviceOf(userAgent)
  if (device === null) return null
  const download = app[device]
  const open = app.scheme === null ? null : addressInApp(app.scheme, path)
  return open === null && download === null ? null : { open, download }
}

/** Which of both apps a device could have. */
function deviceOf(userAgent: string): 'android' | 'ios' | null {
  if (/\bAndroid\b/.test(userAgent)) return 'android'
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : null
}

/** It names a page and no server: an app opens pages of its own server alone. */
const addressInApp = (scheme: string, path: string): string => `${scheme}://open${path}`
