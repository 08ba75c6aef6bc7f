import type { ShellActions } from '../../../apps/web/src/platform/native-shell/actions.ts'

export interface ReferenceShell {
  readonly kind: 'android' | 'ios'
  /** As its user agent says it; null: it does not. */
  readonly version: string | null
}

/** An action that the page has asked for. */
export type ToldAction = {
  [Action in keyof ShellActions]: ShellActions[Action] extends null
    ? { action: Action }
    : { action: Action; payload: ShellActions[Action] }
}[keyof ShellActions]

declare global {
  interface Window {
    /** Everything that the page has asked the reference shell for, in its order. */
    toldToShell?: ToldAction[]
  }
}

/**
 * Runs in a page before anything else of it, and makes it believe that it is in an app: what docs/native-shells.md says of either kind.
 * Every action is kept and written to the console. Whole in itself, since it is sent to the page as text.
 */
export function beShell({ kind, version }: ReferenceShell): void {
  const told: ToldAction[] = []
  window.toldToShell = told
  const bridge = {
    postMessage(text: string) {
      // As those of web views, which take text alone, and only from themselves.
      if (this !== bridge || typeof text !== 'string') throw new TypeError('Illegal invocation')
      told.push(JSON.parse(text))
      console.warn(`To the shell: ${text}`)
    },
  }
  const injected = kind === 'android' ? { RamifyAndroid: bridge } : { webkit: { messageHandlers: { ramify: bridge } } }
  Object.assign(window, injected)
  if (version === null) return
  const userAgent = `${navigator.userAgent} RamifyShell/${version}`
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => userAgent })
}
