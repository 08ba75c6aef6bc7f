// @module-tag never-retried
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { deskJourneys, sharedJourneys } from '../desk/desk-journey.ts'
import { DeskPage } from '../desk/desk-page.ts'
import { eventually } from '../editor/editor-journey.ts'

/** Longer than any pause after which something typed is sent, or an undo step ends. In milliseconds. */
const longComposition = 2_200

/** Everything that a topic says in this page from now on, from one text to the next. */
async function textsOf(page: Page, words: string): Promise<() => Promise<string[]>> {
  const topic = page.locator('[data-topic]').filter({ hasText: words })
  const list = await topic.evaluateHandle((element) => {
    const id = element.getAttribute('data-topic')
    const said = [element.textContent ?? '']
    const look = () => {
      const text = document.querySelector(`[data-topic="${id}"]`)?.textContent ?? ''
      if (text !== said.at(-1)) said.push(text)
    }
    const canvas = element.closest('main') ?? document.body
    new MutationObserver(look).observe(canvas, { subtree: true, childList: true, characterData: true })
    return said
  })
  return () => list.jsonValue()
}

describe('an input method', () => {
  const openDesk = deskJourneys()
  const journey = sharedJourneys()

  it('composes for as long as it likes: others see what it makes of the letters, once, and one undo takes it away', async () => {
    const { desk, page, person, fileId } = await openDesk('Plan', 'Alpha', 'Beta')
    const other = await journey.atMap(person, fileId)
    const elsewhere = new DeskPage(other.page, journey.english)
    const seenElsewhere = await textsOf(other.page, 'Alpha')

    await desk.select('Alpha')
    const tools = await page.context().newCDPSession(page)
    const compose = (text: string) =>
      tools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    const field = page.locator('main [role=textbox]')
    const begin = performance.now()
    for (const letters of ['n', 'ni', "ni'h", "ni'ha"]) await compose(letters)
    await eventually(() => field.textContent()).toBe("ni'ha")

    // What others do arrives meanwhile, and leaves the composition alone.
    await elsewhere.select('Beta')
    await elsewhere.write('Gamma')
    await desk.topic('Gamma').waitFor()
    // That it takes so long is the point: nothing on the screen tells when.
    await sleep(Math.max(0, begin + longComposition - performance.now()))
    await compose("ni'hao")
    await eventually(() => field.textContent()).toBe("ni'hao")
    const { content } = await person.api('/open', { file_guid: fileId })
    expect(JSON.stringify(content)).toContain('Alpha')
    // Not anywhere: an id may have these letters by chance.
    expect(JSON.stringify(content)).not.toMatch(/"text":"[^"]*ni/)

    await tools.send('Input.insertText', { text: '你好' })
    await elsewhere.topic('你好').waitFor()
    await page.keyboard.press('Enter')
    await desk.topic('你好').waitFor()
    await desk.undo()
    await elsewhere.topic('Alpha').waitFor()
    await desk.topic('Alpha').waitFor()
    expect(await desk.topic('Gamma').count()).toBe(1)
    expect(await seenElsewhere()).toEqual(['Alpha', '你好', 'Alpha'])
    await tools.detach()
  })
})
