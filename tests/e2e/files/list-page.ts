import type { Translator } from '@ramify/locales'
import type { Locator, Page } from 'playwright-core'

/** A list of files on a desk, with what stands around it. */
export class ListPage {
  readonly page: Page
  readonly text: Translator['text']

  constructor(page: Page, { text }: Translator) {
    this.page = page
    this.text = text
  }

  get main() {
    return this.page.getByRole('main')
  }

  /** The name of an entry, which opens it. */
  link(name: string): Locator {
    return this.main.getByRole('link', { name, exact: true })
  }

  entry(name: string): Locator {
    return this.main.getByRole('listitem').filter({ has: this.page.getByText(name, { exact: true }) })
  }

  box(name: string): Locator {
    return this.page.getByRole('checkbox', { name: this.text('files.select-one', { name }), exact: true })
  }

  get nameField() {
    return this.page.getByRole('textbox', { name: this.text('files.name'), exact: true })
  }

  get bar() {
    return this.page.getByRole('toolbar', { name: this.text('files.selected.bar') })
  }

  barButton(key: 'files.move' | 'files.copy' | 'files.delete' | 'files.restore' | 'files.forget' | 'trash.clear') {
    return this.bar.getByRole('button', { name: this.text(key), exact: true })
  }

  get dialog() {
    return this.page.getByRole('dialog')
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** A folder in the nav, or in the dialog that asks for one. */
  folder(name: string, within: Locator | Page = this.page): Locator {
    return within.getByRole('treeitem', { name, exact: true })
  }

  async undo(): Promise<void> {
    await this.button(this.text('files.undo')).last().click()
  }

  /** Until a notice says so; it stays for as long as the pointer does, as time stands still under it. */
  async hold(words: string): Promise<void> {
    await this.page.getByText(words).hover()
  }

  /** Nobody answers there before somebody presses the button that this gives back: lists look again by themselves too. */
  async failUntilRetry(path: string): Promise<() => Promise<void>> {
    const wasPressed = () => this.page.evaluate(() => 'retried' in document.documentElement.dataset)
    // A page that is being left can say nothing.
    await this.page.route(path, async (route) =>
      (await wasPressed().catch(() => false)) ? route.continue() : route.abort(),
    )
    return async () => {
      await this.page.evaluate(() => {
        const note = () => document.documentElement.setAttribute('data-retried', '')
        addEventListener('click', note, { capture: true, once: true })
      })
      await this.button(this.text('retry')).click()
    }
  }

  async selected(): Promise<number> {
    const words = (await this.bar.isVisible()) ? ((await this.bar.textContent()) ?? '') : ''
    return Number(/[\d,]+/.exec(words)?.[0].replace(',', '') ?? 0)
  }

  /** What the keys would go to, in words. */
  focused(): Promise<string | undefined> {
    return this.page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName)
  }

  /** From the middle of one thing to that of another, by the mouse. */
  async drag(from: Locator, to: Locator, onTheWay: () => Promise<void> = async () => undefined): Promise<void> {
    const [start, end] = [await middle(from), await middle(to)]
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(start.x + 8, start.y + 8, { steps: 2 })
    await this.page.mouse.move(end.x, end.y, { steps: 4 })
    await onTheWay()
    await this.page.mouse.up()
  }
}

async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox()
  if (!box) throw new Error('not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
