import { lazyModule, whenReachable } from '../../lazy-module.tsx'
import type { Link, LinkHandlers, LinkOptions } from './link.ts'

/** No code of a close: it was never open. */
const neverOpened = 1006

/** Comes with the first link: guests have none, and nobody waits for it to see a document. */
const provider = lazyModule(() => whenReachable().then(() => import('./provider-link.ts')))

export function openLink(options: LinkOptions, handlers: LinkHandlers): Link {
  let link: Link | null = null
  let isOver = false
  const open = async () => {
    try {
      const { openProviderLink } = await provider.open()
      if (!isOver) link = openProviderLink(options, handlers)
    } catch (error) {
      console.warn('No link', error)
      if (!isOver) handlers.closed(neverOpened)
    }
  }
  void open()
  return {
    isRemote: (origin) => link?.isRemote(origin) ?? false,
    // Nothing is said before it has opened.
    mark: (number) => link?.mark(number),
    say: (message) => link?.say(message),
    bytesSent: () => link?.bytesSent() ?? 0,
    end: () => {
      isOver = true
      link?.end()
    },
  }
}
