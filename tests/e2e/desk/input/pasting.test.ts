import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'
import { fromExcel, fromWebPage, fromWord, type Pasted } from './pasted.ts'

/**
 * Puts onto the clipboard what another program would: by a copy of the page's own, because what `navigator.clipboard` writes is cleaned
 * first, and of Word's lists nothing is left.
 */
async function putOnClipboard(page: Page, { html, text }: Pasted): Promise<void> {
  await page.evaluate(
    (flavours) =>
      addEventListener(
        'copy',
        (event) => {
          event.preventDefault()
          event.stopImmediatePropagation()
          for (const [type, data] of Object.entries(flavours)) event.clipboardData?.setData(type, data)
        },
        { capture: true, once: true },
      ),
    { 'text/html': html, 'text/plain': text },
  )
  await page.keyboard.press('Control+c')
}

describe('what other programs copy', () => {
  const open = deskJourneys()

  it('becomes topics below the selected one, each paste one step: a list of Word, cells of Excel, a web page', async () => {
    const { desk, page, text } = await open('Plan', 'Alpha', 'Beta')
    await desk.openTab('outline')
    const outline = () =>
      desk.panel
        .getByRole('treeitem')
        .evaluateAll((rows) =>
          rows.map((row) => '  '.repeat(Number(row.getAttribute('aria-level')) - 1) + row.textContent),
        )
    const plan = ['Plan', '  Alpha', '  Beta']
    await eventually(outline).toEqual(plan)

    const paste = async (pasted: Pasted) => {
      await desk.select('Beta')
      await putOnClipboard(page, pasted)
      await page.keyboard.press('Control+v')
      await eventually(outline).toEqual([...plan, ...pasted.topics.map((topic) => `    ${topic}`)])
    }
    for (const pasted of [fromWord, fromExcel]) {
      await paste(pasted)
      await page.keyboard.press('Control+z')
      await eventually(outline).toEqual(plan)
    }

    await paste(fromWebPage)
    await desk.select('Loading bay')
    const heard = page.getByRole('tree', { name: text('editor.tree.label') }).getByRole('treeitem', { selected: true })
    await eventually(() => heard.textContent()).toBe(`Loading bay, ${text('editor.link')}`)
    await page.keyboard.press('Control+z')
    await eventually(outline).toEqual(plan)
    await desk.openTab('style')
  })
})
