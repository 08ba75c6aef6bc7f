import type { BrowserContext, Page } from 'playwright-core'

const probe = '/healthz?caught'
const isProbe = ({ pathname, search }: URL) => pathname + search === probe
/** A page without a network, or with a service worker that asks for it, is never seen asking. */
const mostTries = 50

/**
 * Makes `route` answer when it holds. By itself it answers earlier: what a page asks for in the next moments may still go straight
 * to the server.
 */
export function catchAtOnce(context: BrowserContext, page: Page): void {
  const [all, own] = [context.route.bind(context), page.route.bind(page)]
  context.route = async (...order) => {
    const routed = await all(...order)
    await Promise.all(context.pages().map((each) => untilCaught(each)))
    return routed
  }
  page.route = async (...order) => {
    const routed = await own(...order)
    await untilCaught(page)
    return routed
  }

  async function untilCaught(each: Page): Promise<void> {
    // One that comes later is caught from its beginning.
    if (!each.url().startsWith('http')) return
    let isCaught = false
    const route = each === page ? own : each.route.bind(each)
    await route(isProbe, (asked) => {
      isCaught = true
      return asked.fulfill({ body: '' })
    })
    for (let tries = 0; tries < mostTries && !isCaught && (await ask(each)); tries++);
    await each.unroute(isProbe)
  }
}

/** False where there is no network, or no page any more. */
const ask = (page: Page): Promise<boolean> =>
  page
    .evaluate(async (path) => {
      await fetch(path).catch(() => undefined)
      return navigator.onLine
    }, probe)
    .catch(() => false)
