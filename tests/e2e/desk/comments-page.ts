import type { Translator } from '@ramify/locales'
import type { Locator, Page } from 'playwright-core'

/** What is said about a map, beside the map. */
export class CommentsPage {
  readonly #page: Page
  readonly #words: Translator
  /** A tab in the side panel of a document, a part of its own beside a shared map, a sheet in a hand. */
  readonly panel: Locator

  constructor(page: Page, words: Translator, role: 'tabpanel' | 'complementary' | 'region' = 'tabpanel') {
    this.#page = page
    this.#words = words
    this.panel = page.getByRole(role, { name: words.text('comments.title'), exact: true })
  }

  get button(): Locator {
    return this.#page.getByRole('button', { name: this.#words.text('comments.title'), exact: true })
  }

  /** The thread about a topic. */
  thread(topic: string): Locator {
    return this.panel.getByRole('region', { name: new RegExp(`^${topic}[,，]`) })
  }

  /** Where a new comment on this is written. */
  field(topic: string): Locator {
    return this.panel.getByLabel(this.#words.text('comments.new', { name: topic }), { exact: true })
  }

  async say(topic: string, words: string): Promise<void> {
    await this.field(topic).fill(words)
    await this.field(topic).press('Control+Enter')
  }

  async reply(topic: string, words: string): Promise<void> {
    const field = this.thread(topic).getByLabel(this.#words.text('comments.reply-to', { name: topic }))
    await field.fill(words)
    await field.press('Control+Enter')
  }

  /** Does something with the last comment of somebody. */
  async act(author: string, act: 'edit' | 'delete' | 'copy-link'): Promise<void> {
    const more = this.panel.getByRole('button', { name: this.#words.text('comments.more', { name: author }) }).last()
    await more.focus()
    await this.#page.keyboard.press('Enter')
    await this.#page.getByRole('menuitem', { name: this.#words.text(`comments.${act}`), exact: true }).click()
  }

  resolve(topic: string): Locator {
    return this.thread(topic).getByRole('button', { name: this.#words.text('comments.resolve') })
  }

  reopen(topic: string): Locator {
    return this.thread(topic).getByRole('button', { name: this.#words.text('comments.reopen') })
  }

  async showResolved(): Promise<void> {
    await this.panel.getByRole('button', { name: this.#words.text('comments.resolved'), exact: true }).click()
  }
}
