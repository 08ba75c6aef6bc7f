import type { CDPSession, Locator, Page } from 'playwright-core'
import { vi } from 'vitest'
import type { OpenPage } from '../../kit/browser/browser.ts'
import { outlineOf } from './outline.ts'

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

type Modifier = 'Control' | 'Shift' | 'Alt'

interface DragOptions {
  /** Looks at what is shown before the button is let go. */
  before?: () => Promise<void>
  button?: 'left' | 'middle' | 'right'
  holding?: Modifier
}

/** A map being edited, as a person at a desk sees and moves it. */
export class EditorPage {
  readonly problems: readonly string[]
  readonly #page: Page
  readonly #opened: OpenPage
  readonly #sessions: CDPSession[] = []

  constructor(opened: OpenPage) {
    this.#opened = opened
    this.#page = opened.page
    this.problems = opened.problems
  }

  /** A topic by its words, exactly. */
  topic(text: string): Locator {
    return this.#page.locator('[data-topic]').filter({ hasText: exactly(text) })
  }

  /** The rows of the outline that are elements of the page. */
  get rows(): Locator {
    return this.#page.locator('main [data-row]')
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: exactly(text) })
  }

  /** How far in the line begins that shows where carried rows would go. */
  async dropIndent(): Promise<number> {
    return Number(await this.#page.locator('[data-drop-indent]').getAttribute('data-drop-indent'))
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

  /** The topic that would take in what is carried is lit up. */
  get dropParent(): Locator {
    return this.#overlay('path', 'target')
  }

  /** The picture of what is carried. */
  get carried(): Locator {
    return this.#overlay('g', 'ghost')
  }

  /** How many topics are selected, at the frame around them. */
  get selectedCount(): Locator {
    return this.#overlay('text', 'count')
  }

  /** At the edge of the one selected topic. */
  get widthHandle(): Locator {
    return this.#overlay('rect', 'handle')
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

  /** What takes pointers. */
  get #hand(): Locator {
    return this.#page.locator('main [data-hand]')
  }

  get overview(): Locator {
    return this.#page.locator('main canvas')
  }

  /** Whether there is anything on the overview. */
  async isOverviewPainted(): Promise<boolean> {
    return this.overview.evaluate((element) => {
      const canvas = element as HTMLCanvasElement
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
      copy?.drawImage(canvas, 0, 0)
      return copy?.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0) ?? false
    })
  }

  words(text: string): Locator {
    return this.#page.getByText(text, { exact: true })
  }

  /** What the polite voice said last. */
  async said(): Promise<string | null> {
    return this.#page.locator('[aria-live=polite]').textContent()
  }

  /** What the page said each time there was no room for more topics. */
  async refusals(): Promise<string[]> {
    return this.#page.locator('#refusals p').allTextContents()
  }

  /** Whose comments the page was asked to open last. */
  async askedFor(): Promise<string | null> {
    return this.#page.locator('#comments').textContent()
  }

  /** The note that is written below a row of the outline. */
  get rowNote(): Locator {
    return this.#page.locator('main [data-note-field]')
  }

  async notes(): Promise<string[]> {
    const { root } = await this.#page.evaluate(() => window.mounted.content())
    const notesOf = ({ data, children }: typeof root): string[] => [
      ...(typeof data.note === 'string' && data.note !== '' ? [data.note] : []),
      ...children.flatMap(notesOf),
    ]
    return notesOf(root)
  }

  /** The pointer's form over the map. */
  async cursor(): Promise<string> {
    return this.#hand.evaluate((element) => getComputedStyle(element).cursor)
  }

  async outline(): Promise<string[]> {
    return outlineOf(await this.#page.evaluate(() => window.mounted.content()))
  }

  /** The words of what is selected, as the tree for screen readers has it. Only what is near the lead is in it. */
  async selected(): Promise<string[]> {
    return this.#page.getByRole('treeitem', { selected: true }).allTextContents()
  }

  /** Nothing of the page has the keys. */
  async leave(): Promise<void> {
    await this.#page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  }

  async hasKeys(): Promise<boolean> {
    return this.#page.evaluate(() => document.activeElement !== document.body)
  }

  async isWriting(): Promise<boolean> {
    return (await this.writingField.count()) === 1
  }

  async zoom(): Promise<number> {
    return this.#page.evaluate(() => window.mounted.editor.view.get().zoom)
  }

  /** How many relation lines, summaries and boundaries are drawn. */
  async joints(): Promise<{ lines: number; ranges: number }> {
    return this.#page.evaluate(() => {
      const { relations, ranges } = window.mounted.editor.scene.get()
      return { lines: relations.length, ranges: ranges.length }
    })
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

  async click(target: string | Locator | Point, ...modifiers: Modifier[]): Promise<void> {
    const { x, y } = await this.#pointOf(target)
    for (const key of modifiers) await this.hold(key)
    await this.#page.mouse.click(x, y)
    for (const key of modifiers) await this.release(key)
  }

  async rightClick(text: string): Promise<void> {
    const { x, y } = await this.middleOf(text)
    await this.#page.mouse.click(x, y, { button: 'right' })
  }

  async doubleClick(text: string): Promise<void> {
    const { x, y } = await this.middleOf(text)
    await this.#page.mouse.dblclick(x, y)
  }

  async doubleClickAt({ x, y }: Point): Promise<void> {
    await this.#page.mouse.dblclick(x, y)
  }

  /** How a person moved or widened a topic, as the document has it. */
  async nudgeOf(text: string): Promise<{ x: number; y: number; width: number | null } | null> {
    return this.#page.evaluate((words) => {
      const { nodes } = window.mounted.editor.document.snapshot
      return [...nodes.values()].find((node) => node.text.text === words)?.nudge ?? null
    }, text)
  }

  async hover(target: string | Locator | Point): Promise<void> {
    const { x, y } = await this.#pointOf(target)
    await this.#page.mouse.move(x, y)
  }

  async drag(from: string | Point, to: Point, options: DragOptions = {}): Promise<void> {
    const { before, button = 'left', holding } = options
    await this.hover(from)
    if (holding) await this.hold(holding)
    await this.#page.mouse.down({ button })
    await this.carryTo(to)
    await before?.()
    await this.#page.mouse.up({ button })
    if (holding) await this.release(holding)
  }

  /** In the middle of a drag, while the map comes along: on to another point once a topic has come below a height. */
  carryOnceBelow(text: string, height: number, point: Point): Promise<void> {
    return this.#carryInFrame(text, [height, Number.POSITIVE_INFINITY], point)
  }

  /** In the middle of a drag, while the map comes along: on to a topic once it has come above a height. */
  carryOnceAbove(text: string, height: number): Promise<void> {
    return this.#carryInFrame(text, [Number.NEGATIVE_INFINITY, height])
  }

  /** In the very frame: told from outside it would come too late now and then, for the map moves on until then. */
  async #carryInFrame(text: string, between: [number, number], point?: Point): Promise<void> {
    const carryIfBetween = ([words, [top, bottom], to]: readonly [string, [number, number], Point | undefined]) => {
      const topics = [...document.querySelectorAll('[data-topic]')].filter(({ textContent }) => textContent === words)
      const box = topics.map((topic) => topic.getBoundingClientRect()).find(({ y }) => y > top && y < bottom)
      if (!box) return false
      const { x, y } = to ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const move = { clientX: x, clientY: y, pointerId: 1, bubbles: true }
      document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent('pointermove', move))
      return true
    }
    await this.#page.waitForFunction(carryIfBetween, [text, between, point] as const, { polling: 'raf' })
    // At once: on a way of several steps the first would be at the border again, and the map move on.
    await this.hover(point ?? text)
  }

  /** In the middle of a drag: on to another point. */
  async carryTo({ x, y }: Point): Promise<void> {
    await this.#page.mouse.move(x, y, { steps: 4 })
  }

  /** In the middle of a drag: a hand that is not still, a small move in each of so many frames. */
  async tremble({ x, y }: Point, frames: number): Promise<void> {
    await this.#page.evaluate(
      async ([x, y, frames]) => {
        const under = document.elementFromPoint(x, y)
        for (let nth = 0; nth < frames; nth++) {
          await new Promise(requestAnimationFrame)
          const place = { clientX: x + (nth % 2), clientY: y }
          under?.dispatchEvent(new PointerEvent('pointermove', { ...place, pointerId: 1, bubbles: true }))
        }
      },
      [x, y, frames] as const,
    )
  }

  async hold(key: Modifier | 'Space'): Promise<void> {
    await this.#page.keyboard.down(key)
  }

  async release(key: Modifier | 'Space'): Promise<void> {
    await this.#page.keyboard.up(key)
  }

  /** What Safari tells of a pinch on a trackpad; no other browser does. */
  async pinchInSafari({ x, y }: Point, ...scales: number[]): Promise<void> {
    await this.#hand.evaluate(
      (hand, { place, scales }) => {
        const tell = (type: string, scale: number) => {
          const event = new MouseEvent(type, { ...place, bubbles: true, cancelable: true })
          hand.dispatchEvent(Object.assign(event, { scale }))
        }
        tell('gesturestart', 1)
        for (const scale of scales) tell('gesturechange', scale)
      },
      { place: { clientX: x, clientY: y }, scales },
    )
  }

  /** Turns the wheel over a point. */
  async wheel(at: Point, delta: Point, modifier?: 'Control' | 'Shift'): Promise<void> {
    await this.#page.mouse.move(at.x, at.y)
    if (modifier) await this.hold(modifier)
    await this.#page.mouse.wheel(delta.x, delta.y)
    if (modifier) await this.release(modifier)
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text)
  }

  /** For what is decided by time: from here on it passes only as the journey says. */
  async stopClock(): Promise<void> {
    await this.letPass(0)
  }

  async letPass(milliseconds: number): Promise<void> {
    await this.#page.evaluate((passed) => {
      const now = performance.now() + passed
      performance.now = () => now
    }, milliseconds)
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
  async devTools(): Promise<CDPSession> {
    const session = await this.#opened.context.newCDPSession(this.#page)
    this.#sessions.push(session)
    return session
  }

  async close(): Promise<void> {
    // What they turned on, the accessibility tree for one, would go on in the next journey of the page.
    for (const session of this.#sessions) await session.detach()
    await this.#opened.close()
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

/** Waits until it has a place: an element that is replaced while it is measured has none. */
async function boxOf(locator: Locator): Promise<Box> {
  return vi.waitFor(
    async () => {
      const box = await locator.first().boundingBox()
      if (!box) throw new Error('It is not on the page.')
      return box
    },
    { timeout: 30_000 },
  )
}
