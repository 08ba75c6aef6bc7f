import type { BrowserContext, Disposable } from 'playwright-core'

const cut = new WeakMap<BrowserContext, Disposable>()

/** Takes the network from all pages, also from those that come later: to some versions of Chromium they are online again. */
export async function goOffline(context: BrowserContext): Promise<void> {
  cut.set(context, await context.addInitScript(sayOffline))
  await context.setOffline(true)
}

export async function goOnline(context: BrowserContext): Promise<void> {
  await cut.get(context)?.dispose()
  cut.delete(context)
  await context.setOffline(false)
  await Promise.all(context.pages().map((page) => page.evaluate(sayOnline)))
}

function sayOffline(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
}

function sayOnline(): void {
  if (!Object.hasOwn(navigator, 'onLine')) return
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
}
