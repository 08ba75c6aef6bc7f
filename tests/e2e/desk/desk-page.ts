import type { Locator } from 'playwright-core'
import { DocumentPage } from '../files/document-page.ts'

/** What stands around a map on a desk. */
export class DeskPage extends DocumentPage {
  get panel(): Locator {
    return this.page.getByRole('complementary', { name: this.speaker.text('editor.panel') })
  }

  /** The colour of the box behind the words. */
  fillOf(words: string): Promise<string | null> {
    return this.topic(words).locator('path').first().getAttribute('fill')
  }

  async placeOf(words: string): Promise<{ x: number; y: number }> {
    const box = await this.topic(words).locator('text').first().boundingBox()
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

  /** What lies behind the map. */
  paper(): Promise<string> {
    return this.page.locator('main').evaluate((main) => {
      const papers = [...main.querySelectorAll<HTMLElement>('div')].filter(({ style }) => style.backgroundColor !== '')
      return papers[0]?.style.backgroundColor ?? ''
    })
  }

  async openTab(name: 'style' | 'theme'): Promise<void> {
    await this.panel.getByRole('tab', { name: this.speaker.text(`editor.panel.${name}`) }).click()
  }

  async undo(): Promise<void> {
    await this.page.keyboard.press('Control+z')
  }
}
