import type { Translator } from '@ramify/locales'
import type { Locator } from 'playwright-core'
import { vi } from 'vitest'
import { patience } from '../../kit/patience.ts'
import { DocumentPage } from '../files/document-page.ts'

/** What stands around a map on a desk. */
export class DeskPage extends DocumentPage {
  get words(): Translator {
    return this.translator
  }

  get panel(): Locator {
    return this.page.getByRole('complementary', { name: this.translator.text('editor.panel') })
  }

  /** The colour of the box behind the words. */
  fillOf(words: string): Promise<string | null> {
    return this.topic(words).locator('path').first().getAttribute('fill')
  }

  async placeOf(words: string): Promise<{ x: number; y: number }> {
    const texts = this.topic(words).locator('text')
    // The number of comments is a text as well, and a long name is several.
    const whole = texts.filter({ hasText: words })
    const box = await ((await whole.count()) > 0 ? whole : texts).first().boundingBox()
    if (!box) throw new Error(`${words} is not on the screen`)
    return { x: Math.round(box.x), y: Math.round(box.y) }
  }

  /** Topics are found by their place, so the pointer goes there. */
  async press(words: string, modifier?: 'Control'): Promise<void> {
    const { x, y } = await this.placeOf(words)
    if (modifier) await this.page.keyboard.down(modifier)
    await this.page.mouse.click(x + 4, y + 6)
    if (modifier) await this.page.keyboard.up(modifier)
  }

  /** Presses a topic, and waits until it is selected. */
  async select(words: string): Promise<void> {
    await this.topic(words).waitFor()
    // The panel may list it too.
    const selected = this.page.getByRole('treeitem', { selected: true }).filter({ hasText: words }).first()
    // The map may move while the pointer is on its way: then it is pressed again.
    const pressed = async () => {
      await this.press(words)
      await selected.waitFor({ state: 'attached', timeout: 5_000 })
    }
    await vi.waitFor(pressed, { timeout: patience })
  }

  /** What lies behind the map. */
  paper(): Promise<string> {
    return this.page.locator('main').evaluate((main) => {
      const papers = [...main.querySelectorAll<HTMLElement>('div')].filter(({ style }) => style.backgroundColor !== '')
      return papers[0]?.style.backgroundColor ?? ''
    })
  }

  async openTab(name: 'style' | 'theme' | 'icons' | 'note' | 'outline' | 'tasks'): Promise<void> {
    await this.panel.getByRole('tab', { name: this.translator.text(`editor.panel.${name}`) }).click()
  }

  tool(name: 'icons' | 'image' | 'link' | 'note'): Locator {
    const tools = this.page.getByRole('toolbar', { name: this.translator.text('editor.tools') })
    return tools.getByRole('button', { name: this.translator.text(`editor.action.${name}`), exact: true })
  }

  /** A topic as it is spoken, with all it carries. */
  heard(words: string): Promise<string | null> {
    return this.page.getByRole('treeitem').filter({ hasText: words }).first().textContent()
  }

  /** The pointer goes to a mark of a topic: so many from the left of its words, or after them. */
  async markAt(words: string, nth: number, side: 'before' | 'after'): Promise<{ x: number; y: number }> {
    const text = this.topic(words).getByText(words, { exact: true })
    const box = await text.boundingBox()
    if (!box) throw new Error(`${words} is not on the screen`)
    const step = 22
    const x = side === 'before' ? box.x - 13 - nth * step : box.x + box.width + 13 + nth * step
    return { x, y: box.y + box.height / 2 }
  }

  message(code: '701'): string {
    return this.translator.message(code)
  }

  /** How strongly a topic is drawn, with all that it lies in. */
  opacityOf(words: string): Promise<number> {
    return this.topic(words).evaluate((topic) => {
      let opacity = 1
      for (let at: Element | null = topic; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
      return opacity
    })
  }

  /** The words of topics that are drawn weaker than others. */
  async dimmed(): Promise<string[]> {
    return this.page
      .locator('[data-topic]')
      .evaluateAll((topics) =>
        topics
          .filter((topic) => Number(getComputedStyle(topic.closest('svg > g') ?? topic).opacity) < 1)
          .map(({ textContent }) => textContent ?? ''),
      )
  }

  /** How much is painted on the canvas of what is far away: all pixels together, and the strongest. */
  painted(): Promise<{ sum: number; most: number }> {
    return this.page
      .locator('main canvas')
      .first()
      .evaluate((element) => {
        const canvas = element as HTMLCanvasElement
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
        copy?.drawImage(canvas, 0, 0)
        const data = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
        let [sum, most] = [0, 0]
        for (let at = 3; at < data.length; at += 4) {
          sum += data[at] ?? 0
          most = Math.max(most, data[at] ?? 0)
        }
        return { sum, most }
      })
  }

  async undo(): Promise<void> {
    await this.page.keyboard.press('Control+z')
  }
}
