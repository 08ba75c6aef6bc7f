import type { Locator } from 'playwright-core'
import { DeskPage } from './desk-page.ts'

interface Point {
  x: number
  y: number
}

/** The lines and ranges of a map, and the handles of the one that is picked. */
export class ThingsPage extends DeskPage {
  get lines(): Locator {
    return this.page.locator('[data-line]')
  }

  /** What is written on them. */
  get lineWords(): Locator {
    return this.page.locator('[data-words-of]')
  }

  get ranges(): Locator {
    return this.page.locator('[data-range]')
  }

  get callouts(): Locator {
    return this.page.locator('[data-callout]')
  }

  /** Squares, where something is attached. */
  get ends(): Locator {
    return this.page.locator('main rect[class*="_handle_"]')
  }

  /** Round ones, where a line is bent. */
  get bends(): Locator {
    return this.page.locator('main circle[class*="_handle_"]')
  }

  /** What the polite voice said last. */
  get said(): Locator {
    return this.page.locator('main [aria-live=polite]')
  }

  /** What a screen reader is pointed at. */
  async current(): Promise<string | null> {
    const id = await this.page.locator('[role=textbox][aria-controls]').getAttribute('aria-activedescendant')
    return id === null ? null : this.page.locator(`[id="${id}"]`).textContent()
  }

  describedAs(topic: string): Promise<string | null> {
    return this.page.getByRole('treeitem', { name: topic, exact: true }).getAttribute('aria-description')
  }

  /** A point of a drawn line, in parts of its length. */
  pointOn(thing: Locator, part: number): Promise<Point> {
    return thing
      .locator('path')
      .first()
      .evaluate((element, part) => {
        const path = element as unknown as SVGPathElement
        const at = path.getPointAtLength(path.getTotalLength() * part)
        const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(path.getScreenCTM() ?? undefined)
        return { x, y }
      }, part)
  }

  wayOf(thing: Locator): Promise<string | null> {
    return thing.locator('path').first().getAttribute('d')
  }

  async middleOf(target: Locator): Promise<Point> {
    const box = await target.boundingBox()
    if (!box) throw new Error('It is not on the screen')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.page.mouse.move(from.x, from.y)
    await this.page.mouse.down()
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
    await this.page.mouse.move(to.x, to.y, { steps: 3 })
    await this.page.mouse.up()
  }
}
