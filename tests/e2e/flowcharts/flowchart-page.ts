import type { Point } from '@ramify/geometry'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { DeskPage } from '../desk/desk-page.ts'
import { eventually } from '../editor/editor-journey.ts'

type Side = 'top' | 'right' | 'bottom' | 'left'

/** A flowchart that somebody edits, and how often they have pressed a button or a key for anything but words. */
export class FlowchartPage extends DeskPage {
  gestures = 0

  shape(words: string): Locator {
    return this.page.locator('[data-shape]').filter({ hasText: words })
  }

  /** The shapes as they are read aloud; of connectors those that are selected. */
  get spoken(): Locator {
    return this.page.getByRole('listbox', { name: this.translator.text('editor.flowchart.list') }).getByRole('option')
  }

  override heard(words: string): Promise<string | null> {
    return this.spoken.filter({ hasText: words }).first().textContent()
  }

  /** All words on the page, of lines as well. */
  async written(): Promise<string[]> {
    const all = await this.page.locator('[data-shape], [data-connector]').allTextContents()
    return all.filter((words) => words !== '').sort()
  }

  lines(): Promise<number> {
    return this.page.locator('[data-connector]').count()
  }

  override async ready(): Promise<void> {
    await this.page.locator('[data-map]').waitFor()
    await this.page.locator('[data-palette-shape]').first().waitFor()
    await this.page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'textbox')
  }

  async rectOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
    const read = () => locator.first().evaluate((element) => element.getBoundingClientRect().toJSON())
    // What was just made visible may move once more with the view.
    let before = await read()
    for (let isStill = false; !isStill; ) {
      await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const now = await read()
      isStill = now.x === before.x && now.y === before.y && now.width > 0
      before = now
    }
    return before
  }

  async middleOf(locator: Locator): Promise<Point> {
    const { x, y, width, height } = await this.rectOf(locator)
    return { x: x + width / 2, y: y + height / 2 }
  }

  async click({ x, y }: Point): Promise<void> {
    this.gestures++
    await this.page.mouse.click(x, y)
  }

  async pressKey(key: string): Promise<void> {
    this.gestures++
    await this.page.keyboard.press(key)
  }

  async drag(from: Point, to: Point): Promise<void> {
    this.gestures++
    const { mouse } = this.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
    await mouse.move(to.x, to.y, { steps: 4 })
    await mouse.up()
  }

  paletteShape(kind: string): Locator {
    return this.page.locator(`[data-palette-shape="${kind}"]`).first()
  }

  async choose(words: string): Promise<void> {
    await this.click(await this.middleOf(this.shape(words)))
  }

  async pointAt(words: string): Promise<void> {
    const { x, y } = await this.middleOf(this.shape(words))
    await this.page.mouse.move(x, y, { steps: 4 })
  }

  /** Goes on from the shape at the pointer, or from the selected one, to a shape of the same kind or another. */
  async goOn(side: Side, kind?: string): Promise<void> {
    const arrow = await this.middleOf(this.page.locator(`[data-arrow="${side}"]`))
    if (kind === undefined) return this.click(arrow)
    await this.page.mouse.move(arrow.x, arrow.y, { steps: 4 })
    this.gestures++
    const name = this.translator.text(`flowchart.shape.${kind}` as 'flowchart.shape.process')
    await this.page.getByRole('menu').getByRole('menuitem', { name, exact: true }).click()
  }

  /** Draws a line from a side of the shape at the pointer to another shape. */
  async connect(side: Side, to: string): Promise<void> {
    const arrow = this.page.locator(`[data-arrow="${side}"]`)
    await this.drag(await this.middleOf(arrow), await this.middleOf(this.shape(to)))
  }

  /** Types what replaces the words of what is selected. */
  type(words: string): Promise<void> {
    return this.page.keyboard.type(words)
  }

  async has(...words: string[]): Promise<void> {
    await eventually(() => this.written()).toEqual(expect.arrayContaining(words))
  }
}
