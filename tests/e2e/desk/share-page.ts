import type { Translator } from '@ramify/locales'
import type { Locator, Page } from 'playwright-core'
import { eventually } from '../editor/editor-journey.ts'

type ShareSwitch = 'sharing.link' | 'sharing.password' | 'sharing.may-comment' | 'sharing.may-save'

/** The share dialog of a map. */
export class ShareDialogPage {
  readonly #page: Page
  readonly #words: Translator

  constructor(page: Page, words: Translator) {
    this.#page = page
    this.#words = words
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog', { name: this.#words.text('sharing.share') })
  }

  switch(key: ShareSwitch): Locator {
    return this.dialog.getByRole('switch', { name: this.#words.text(key), exact: true })
  }

  /** It is shown on a moment after the press, when the page has heard of it. */
  async turnOn(key: ShareSwitch): Promise<void> {
    const found = this.switch(key)
    if (!(await found.isChecked())) await found.click()
    await eventually(() => found.isChecked()).toBe(true)
  }

  get address(): Locator {
    return this.dialog.getByRole('textbox', { name: this.#words.text('sharing.address') })
  }

  get digits(): Locator {
    return this.dialog.getByLabel(this.#words.text('sharing.password.field'))
  }

  async copy(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#words.text('sharing.copy'), exact: true }).click()
    await this.#page.getByText(this.#words.message('505')).waitFor()
  }

  async leave(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#words.text('close') }).click()
    await this.dialog.waitFor({ state: 'detached' })
  }
}

/** What a share link leads to. */
export class ViewerPageObject {
  readonly page: Page
  readonly #words: Translator

  constructor(page: Page, words: Translator) {
    this.page = page
    this.#words = words
  }

  get password(): Locator {
    return this.page.getByLabel(this.#words.text('viewer.password'))
  }

  topic(words: string): Locator {
    return this.page.locator('[data-topic]').filter({ hasText: words })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  async select(topic: string): Promise<void> {
    await this.#press(topic, 'left')
    const selected = this.page.getByRole('treeitem', { selected: true }).filter({ hasText: topic })
    await selected.first().waitFor({ state: 'attached' })
  }

  /** From the menu of a topic. */
  async choose(topic: string, action: string): Promise<void> {
    await this.#press(topic, 'right')
    await this.page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  async #press(topic: string, button: 'left' | 'right'): Promise<void> {
    const box = await this.topic(topic).locator('text').filter({ hasText: topic }).first().boundingBox()
    if (!box) throw new Error(`${topic} is not on the screen`)
    await this.page.mouse.click(box.x + 4, box.y + 6, { button })
  }
}
