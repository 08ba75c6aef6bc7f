import type { Page } from 'playwright-core'

/**
 * What can be pressed on a page and is smaller than a thumb asks for: less than 44 px wide or high, including what is around it that
 * belongs to it. Links in the middle of a sentence are as high as its line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44
    const wanted =
      'button, a[href], input, select, textarea, summary, [role="button"], [role^="menuitem"], [role="tab"], [role="option"], [role="switch"]'
    const isInSentence = (element: Element) => {
      if (!element.matches('a, button') || getComputedStyle(element).display !== 'inline') return false
      return [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    }
    const targetOf = (element: Element): Element =>
      (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) && element.labels?.[0]) || element
    /** Whether a touch there comes to it. */
    const isHit = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      const target = targetOf(element)
      return hit !== null && (target.contains(hit) || element.contains(hit))
    }
    const small: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      if (element.closest('[inert], [aria-hidden="true"]') || !element.checkVisibility({ visibilityProperty: true }))
        continue
      if (element.matches('input[type="hidden"], input[type="file"]')) continue
      const { x, y, width, height } = targetOf(element).getBoundingClientRect()
      const [middleX, middleY] = [x + width / 2, y + height / 2]
      // What is not there now, or lies below something, is measured where it can be pressed.
      if (width < 2 || height < 2 || !isHit(element, middleX, middleY) || isInSentence(element)) continue
      const reach = least / 2 - 1
      const inside = (at: number, end: number) => Math.min(Math.max(at, 1), end - 2)
      const wide =
        width >= least - 0.5 ||
        (isHit(element, inside(middleX - reach, innerWidth), middleY) &&
          isHit(element, inside(middleX + reach, innerWidth), middleY))
      const high =
        height >= least - 0.5 ||
        (isHit(element, middleX, inside(middleY - reach, innerHeight)) &&
          isHit(element, middleX, inside(middleY + reach, innerHeight)))
      if (!wide || !high) {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? ''
        small.push(`${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} × ${Math.round(height)}`)
      }
    }
    return [...new Set(small)]
  })
}
