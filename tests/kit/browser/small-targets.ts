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
    /** A box or a choice is pressed by itself or by its words. */
    const targetsOf = (element: Element): Element[] => {
      const isChoice = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type)
      return isChoice ? [element, ...(element.labels ?? [])] : [element]
    }
    /** Whether a touch in its middle comes to it, and how far beside that it does. */
    const measure = (target: Element) => {
      const { x, y, width, height } = target.getBoundingClientRect()
      const [middleX, middleY] = [x + width / 2, y + height / 2]
      const isHit = (atX: number, atY: number) => {
        const hit = document.elementFromPoint(atX, atY)
        return hit !== null && target.contains(hit)
      }
      const reach = (stepX: number, stepY: number) => {
        let far = 0
        while (far < least && isHit(middleX + stepX * (far + 1), middleY + stepY * (far + 1))) far++
        return far
      }
      // Half a pixel is a matter of rounding.
      const isWide = () => width >= least - 0.5 || reach(-1, 0) + reach(1, 0) + 1 >= least - 1
      const isHigh = () => height >= least - 0.5 || reach(0, -1) + reach(0, 1) + 1 >= least - 1
      const isThere = width >= 2 && height >= 2 && isHit(middleX, middleY)
      return { isThere, isLarge: isThere && isWide() && isHigh(), size: `${Math.round(width)} × ${Math.round(height)}` }
    }
    const small: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      if (element.closest('[inert], [aria-hidden="true"]') || !element.checkVisibility({ visibilityProperty: true }))
        continue
      if (element.matches('input[type="hidden"], input[type="file"]') || isInSentence(element)) continue
      // What lies below something else is measured where it can be pressed.
      const find = () =>
        targetsOf(element)
          .map(measure)
          .filter(({ isThere }) => isThere)
      let measured = find()
      if (measured.length === 0 || measured.some(({ isLarge }) => isLarge)) continue
      // It may be cut off where the page scrolls.
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      measured = find()
      if (measured.some(({ isLarge }) => isLarge)) continue
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? ''
      small.push(`${element.tagName.toLowerCase()} "${name}" ${measured.map(({ size }) => size).join(', ')}`)
    }
    return [...new Set(small)]
  })
}
