import type { BrowserContext, Disposable, Page } from 'playwright-core'

const cut = new WeakMap<BrowserContext, Disposable>()

/**
 * Takes the network from all pages, also from those that come later: to some versions of Chromium they are online again.
 * Sockets are closed before: while a page is offline, Chromium keeps a core busy for every one that is open or closing, and sends
 * what was written to it when the page is online again.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  cut.set(context, await context.addInitScript(loseNetwork, true))
  await Promise.all(context.pages().map(closeSockets))
  await context.setOffline(true)
}

export async function goOnline(context: BrowserContext): Promise<void> {
  const script = cut.get(context)
  if (!script) return
  cut.delete(context)
  await script.dispose()
  const pages = context.pages()
  const cameLater = await Promise.all(pages.map((page) => page.evaluate(findNetwork)))
  await context.setOffline(false)
  const unaware = pages.filter((_, at) => cameLater[at])
  await Promise.all(unaware.map((page) => page.evaluate(() => window.dispatchEvent(new Event('online')))))
}

async function closeSockets(page: Page): Promise<void> {
  await page.evaluate(loseNetwork, false)
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'Object.getPrototypeOf(WebSocket).prototype',
  })
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const { exceptionDetails } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: String(closeAll),
    awaitPromise: true,
  })
  await session.detach()
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
}

/** Resolves when the server has let go of them. */
function closeAll(this: WebSocket[]): Promise<unknown> {
  // Prototypes of subclasses are among them.
  const sockets = this.filter((each) => !Object.hasOwn(each, 'constructor'))
  const open = sockets.filter(({ readyState }) => readyState < WebSocket.CLOSED)
  const closed = open.map((socket) => new Promise((resolve) => socket.addEventListener('close', resolve)))
  for (const socket of open) socket.close()
  return Promise.all(closed)
}

/** In a page: it says that it is offline, and every socket fails at once. */
function loseNetwork(cameLater: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  class FailingSocket extends WebSocket {
    static readonly cameLater = cameLater
    constructor(...options: ConstructorParameters<typeof WebSocket>) {
      super(...options)
      this.close()
    }
  }
  window.WebSocket = FailingSocket
}

/** In a page: takes that back, and says whether the page came while there was no network. */
function findNetwork(): boolean {
  if (!('cameLater' in WebSocket)) return false
  const { cameLater } = WebSocket
  window.WebSocket = Object.getPrototypeOf(WebSocket)
  Reflect.deleteProperty(navigator, 'onLine')
  return cameLater === true
}
