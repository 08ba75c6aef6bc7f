import type { OpenPage } from '../kit/browser/browser.ts'

export interface DrawnText {
  readonly text: string
  /** The family it asks for first. */
  readonly named: string
  /** The families it is drawn in, those of the system in brackets. */
  readonly drawn: readonly string[]
}

/** With which fonts the browser really draws elements, as its developer tools say. */
export async function drawnFonts({ page, context }: OpenPage, selector: string): Promise<DrawnText[]> {
  const tools = await context.newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const asked = await page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const [first = ''] = getComputedStyle(element).fontFamily.split(',')
      return { text: element.textContent, named: first.replaceAll('"', '') }
    }),
  )
  const fonts = await Promise.all(nodeIds.map((nodeId) => tools.send('CSS.getPlatformFontsForNode', { nodeId })))
  await tools.detach()
  return asked.map((element, i) => ({
    ...element,
    drawn: (fonts[i]?.fonts ?? []).map(({ familyName, isCustomFont }) => {
      const family = familyName.replace(/( (Thin|ExtraLight|Medium|SemiBold|Bold))+$/, '')
      return isCustomFont ? family : `(${family})`
    }),
  }))
}
