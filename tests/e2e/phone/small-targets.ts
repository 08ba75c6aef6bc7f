import type { Page } from 'playwright-core'

/**
 * What can be pressed on a page and is smaller than a thumb asks for, in words. Links within sentences are as high as their line, and what
 * is spread over its row by a layer of its own is as large as that.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44
    const pressed = 'a, button, input:not([type=hidden]), select, textarea, summary, [role^=menuitem], [role=tab]'
    const sizeOf = (element: Element) => {
      const own = element.getBoundingClientRect()
      const layer = getComputedStyle(element, '::after')
      const isSpread = layer.content !== 'none' && layer.position === 'absolute'
      // A switch or a choice is covered by its label, and pressed with it.
      const label = element.matches('input') ? element.closest('label')?.getBoundingClientRect() : undefined
      const largest = (side: 'width' | 'height') =>
        Math.max(own[side], label?.[side] ?? 0, isSpread ? Number.parseFloat(layer[side]) || 0 : 0)
      return { width: largest('width'), height: largest('height') }
    }
    return [...document.querySelectorAll(pressed)].flatMap((element) => {
      const own = element.getBoundingClientRect()
      const isSeen =
        own.width > 0 && own.height > 0 && own.bottom > 0 && getComputedStyle(element).visibility === 'visible'
      const isInSentence = element.matches('p a, label a')
      const { width, height } = sizeOf(element)
      // Half a pixel is a matter of rounding.
      if (!isSeen || isInSentence || Math.min(width, height) >= least - 0.5) return []
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return [`${element.tagName} ${name.slice(0, 30)} ${Math.round(width)}×${Math.round(height)}`]
    })
  })
}
