import type { CDPSession, Locator, Page } from 'playwright-core'
import type { OpenPage } from '../../kit/browser.ts'
import { outlineOf } from './outline.ts'

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

interface DragOptions {
  /** Looks at what is shown before the button is let go. */
  before?: () => Promise<void>
  button?: 'left' | 'middle'
}

/** A map being edited, as a person at a desk sees and moves it. */
export class EditorPage {
  readonly problems: readonly string[]
  readonly #page: Page
  readonly #opened: OpenPage

  constructor(opened: OpenPage) {
    this.#opened = opened
    this.#page = opened.page
    this.problems = opened.problems
  }

  /** A topic by its words, exactly. */
  topic(text: string): Locator {
    return this.#page.locator('[data-topic]').filter({ hasText: exactly(text) })
  }

  /** The one field of the editor: of the map, or, while writing, of a topic's text. */
  get field(): Locator {
    return this.#page.getByRole('textbox')
  }

  get writingField(): Locator {
    return this.#page.getByRole('textbox', { name: 'Text of the topic', exact: true })
  }

  get marquee(): Locator {
    return this.#overlay('rect', 'marquee')
  }

  /** Where a drop would put what is carried. */
  get dropMark(): Locator {
    return this.#overlay('path', 'pill')
  }

  get growButton(): Locator {
    return this.#overlay('circle', 'grow')
  }

  get foldButton(): Locator {
    return this.#overlay('circle', 'foldRing')
  }

  /** The number on a folded topic. */
  foldedCount(count: number): Locator {
    return this.#page.locator('main svg text').filter({ hasText: new RegExp(`^${count}$`) })
  }

  get overview(): Locator {
    return this.#page.locator('main canvas')
  }

  /** Whether there is anything on the overview. */
  async isOverviewPainted(): Promise<boolean> {
    return this.overview.evaluate((element) => {
      const canvas = element as HTMLCanvasElement
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
      return pixels?.some((value) => value > 0) ?? false
    })
  }

  words(text: string): Locator {
    return this.#page.getByText(text, { exact: true })
  }

  /** What the polite voice said last. */
  async said(): Promise<string | null> {
    return this.#page.locator('[aria-live=polite]').textContent()
  }

  async outline(): Promise<string[]> {
    return outlineOf(await this.#page.evaluate(() => window.mounted.content()))
  }

  /** The words of what is selected, as the tree for screen readers has it. Only what is near the lead is in it. */
  async selected(): Promise<string[]> {
    return this.#page.getByRole('treeitem', { selected: true }).allTextContents()
  }

  async isWriting(): Promise<boolean> {
    return (await this.writingField.count()) === 1
  }

  async zoom(): Promise<number> {
    return this.#page.evaluate(() => window.mounted.editor.view.get().zoom)
  }

  async boxOf(text: string): Promise<Box> {
    return boxOf(this.topic(text))
  }

  async middleOf(target: string | Locator): Promise<Point> {
    const { x, y, width, height } = await boxOf(typeof target === 'string' ? this.topic(target) : target)
    return { x: x + width / 2, y: y + height / 2 }
  }

  /** Selects a topic as a mouse does, and waits until it is. */
  async select(text: string): Promise<void> {
    await this.click(text)
    await this.#page.getByRole('treeitem', { name: text, exact: true, selected: true }).waitFor({ state: 'attached' })
  }

  async click(target: string | Locator | Point, ...modifiers: ('Control' | 'Shift')[]): Promise<void> {
    const { x, y } = await this.#pointOf(target)
    for (const key of modifiers) await this.#page.keyboard.down(key)
    await this.#page.mouse.click(x, y)
    for (const key of modifiers) await this.#page.keyboard.up(key)
  }

  async doubleClick(text: string): Promise<void> {
    const { x, y } = await this.middleOf(text)
    await this.#page.mouse.dblclick(x, y)
  }

  async hover(target: string | Locator | Point): Promise<void> {
    const { x, y } = await this.#pointOf(target)
    await this.#page.mouse.move(x, y)
  }

  async drag(from: string | Point, to: Point, { before, button = 'left' }: DragOptions = {}): Promise<void> {
    const start = await this.#pointOf(from)
    await this.#page.mouse.move(start.x, start.y)
    await this.#page.mouse.down({ button })
    await this.#page.mouse.move(to.x, to.y, { steps: 4 })
    await before?.()
    await this.#page.mouse.up({ button })
  }

  /** Turns the wheel over a point. */
  async wheel(at: Point, delta: Point, modifier?: 'Control' | 'Shift'): Promise<void> {
    await this.#page.mouse.move(at.x, at.y)
    if (modifier) await this.#page.keyboard.down(modifier)
    await this.#page.mouse.wheel(delta.x, delta.y)
    if (modifier) await this.#page.keyboard.up(modifier)
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text)
  }

  async clipboardText(): Promise<string> {
    return this.#page.evaluate(() => navigator.clipboard.readText())
  }

  async setClipboardText(text: string): Promise<void> {
    await this.#page.evaluate((words) => navigator.clipboard.writeText(words), text)
  }

  async allowClipboard(): Promise<void> {
    await this.#opened.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  }

  /** Straight to the browser, for what Playwright has no word for: input methods, fingers, the accessibility tree. */
  devTools(): Promise<CDPSession> {
    return this.#opened.context.newCDPSession(this.#page)
  }

  close(): Promise<void> {
    return this.#opened.close()
  }

  #overlay(element: string, name: string): Locator {
    return this.#page.locator(`main ${element}[class*="_${name}_"]`)
  }

  async #pointOf(target: string | Locator | Point): Promise<Point> {
    return typeof target === 'object' && 'x' in target ? target : this.middleOf(target)
  }
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.first().boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return box
}
