import type { Page } from 'playwright-core'

/**
 * What is wrong with a page for whoever goes through it by keys or by a screen reader: landmarks and headings that are missing, stops
 * that come in another order than they are seen, and stops that lie behind something else or beyond the screen.
 */
export function orderFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A bar that is leaving is neither here nor gone.
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished))
    const faults: string[] = []
    const isOffered = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]')
    const all = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll<HTMLElement>(selector)].filter(isOffered)
    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 30) || element.id
      return `${element.tagName.toLowerCase()} "${name}"`
    }

    const [modal] = all('dialog:modal').slice(-1)
    if (!modal && all('[role="menu"]').length === 0) {
      const count = { main: all('main').length, h1: all('h1').length }
      if (count.main !== 1) faults.push(`${count.main} main parts`)
      // The bar of a document makes room for it, and takes the heading along.
      const isNamed = count.h1 === 0 && all('main[aria-label]').length === 1
      if (count.h1 !== 1 && !isNamed) faults.push(`${count.h1} headings of the page`)
    }

    const focusable =
      'a[href], button, input:not([type="hidden"], [type="file"]), select, textarea, summary, [tabindex], [contenteditable]'
    const stops = all(focusable, modal ?? document).filter((stop) => {
      const { width, height } = stop.getBoundingClientRect()
      // Fields that only take keys, and links that show when they have the focus, are not seen.
      return stop.tabIndex >= 0 && !stop.matches(':disabled, [href="#main"]') && width > 2 && height > 2
    })
    if (stops.length === 0) faults.push('nothing to stop at')
    for (const stop of stops) if (stop.tabIndex > 0) faults.push(`${nameOf(stop)} has an order of its own`)

    const scrolled = all('*').filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    const places = scrolled.map((element) => [element, element.scrollTop, element.scrollLeft] as const)
    for (const stop of stops) {
      stop.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const { left, right, top, bottom } = stop.getBoundingClientRect()
      if (left < -1 || right > innerWidth + 1) faults.push(`${nameOf(stop)} is partly beyond the screen`)
      const [x, y] = [(left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2]
      const hit = document.elementFromPoint(x, y)
      const isSeen =
        getComputedStyle(stop).pointerEvents === 'none' ||
        // A notice goes by itself.
        hit?.closest('[role="status"], [role="alert"]') ||
        (hit !== null &&
          (stop.contains(hit) ||
            hit.contains(stop) ||
            [...((stop as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit))))
      if (!isSeen) faults.push(`${nameOf(stop)} lies behind ${hit ? nameOf(hit) : 'nothing'}`)
    }
    for (const [element, top, left] of places) element.scrollTo({ top, left, behavior: 'instant' })

    /** The bar, the content, and what is below it; what floats over the content is of the content. */
    const partOf = (stop: Element) => {
      if (stop.closest('main, section, dialog, [role="menu"]')) return 1
      if (stop.closest('header, [role="banner"]')) return 0
      return stop.closest('nav, footer') && stop.getBoundingClientRect().top > innerHeight / 2 ? 2 : 1
    }
    const isFloating = (stop: Element) => {
      for (let at: Element | null = stop; at && !at.matches('main, dialog, body'); at = at.parentElement)
        if (/fixed|absolute|sticky/.test(getComputedStyle(at).position)) return true
      return false
    }
    let before: Element | undefined
    for (const stop of stops) {
      if (before && partOf(stop) < partOf(before)) faults.push(`${nameOf(stop)} comes after ${nameOf(before)}`)
      // In a form keys come from the fields to its button, and only then to links between them.
      const isAside = stop.matches('form a')
      const isBelow =
        before && !isAside && !isFloating(stop) && !isFloating(before) && partOf(stop) === 1 && partOf(before) === 1
      if (before && isBelow && stop.getBoundingClientRect().bottom <= before.getBoundingClientRect().top)
        faults.push(`${nameOf(stop)} is above ${nameOf(before)} and comes after it`)
      before = stop
    }
    return [...new Set(faults)]
  })
}
