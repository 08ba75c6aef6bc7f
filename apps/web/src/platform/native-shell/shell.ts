export type ShellKind = 'android' | 'ios'

/** The app whose web view this page is in. */
export interface Shell {
  readonly kind: ShellKind
  /** As numbers with dots between them; null where it does not say. */
  readonly version: string | null
  readonly post: (text: string) => void
}

/** Where shells put themselves; docs/native-shells.md is the contract. */
interface ShellWindow {
  readonly RamifyAndroid?: unknown
  readonly webkit?: unknown
  readonly isSecureContext?: unknown
  readonly parent?: unknown
  readonly navigator?: unknown
}

/**
 * The shell of a window, or null in a browser. A frame in somebody else's page never talks to a shell, and neither does a page that
 * came over a connection that others can change.
 */
export function findShell(page: ShellWindow): Shell | null {
  try {
    if (page.isSecureContext !== true || page.parent !== page) return null
    const version = versionIn(field(page.navigator, 'userAgent'))
    const android = page.RamifyAndroid
    if (canPost(android)) return { kind: 'android', version, post: (text) => void android.postMessage(text) }
    const ios = field(field(page.webkit, 'messageHandlers'), 'ramify')
    if (canPost(ios)) return { kind: 'ios', version, post: (text) => void ios.postMessage(text) }
    return null
  } catch {
    return null // an injected object may be anything: then there is no shell
  }
}

function versionIn(userAgent: unknown): string | null {
  if (typeof userAgent !== 'string') return null
  return /(?:^|\s)RamifyShell\/(\d{1,4}(?:\.\d{1,4}){0,3})(?=\s|$)/.exec(userAgent)?.[1] ?? null
}

const field = (value: unknown, name: string): unknown =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? Reflect.get(value, name) : undefined

const canPost = (value: unknown): value is { postMessage: (text: string) => unknown } =>
  typeof field(value, 'postMessage') === 'function'

/** Holds for as long as the page does. */
export const shell = findShell(globalThis as ShellWindow)

export const isAndroidShell = shell?.kind === 'android'
export const isIosShell = shell?.kind === 'ios'
