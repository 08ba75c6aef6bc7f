import type { Translator } from '@ramify/locales'
import type { Locator, Page } from 'playwright-core'

/** The versions of a map, over the map. */
export class HistoryPage {
  readonly #page: Page
  readonly #words: Translator

  constructor(page: Page, words: Translator) {
    this.#page = page
    this.#words = words
  }

  /** What is drawn of the chosen version; the map itself lies below, out of reach. */
  get map(): Locator {
    return this.#page.locator('main:not(#main)')
  }

  version(title: string): Locator {
    return this.#page.getByRole('radio', { name: title })
  }

  chip(sort: 'added' | 'removed' | 'changed' | 'moved', count: number): Locator {
    return this.#page.getByRole('button', { name: this.#words.text(`history.${sort}`, { count }), exact: true })
  }

  async choose(title: string): Promise<void> {
    await this.version(title).check()
  }

  async asItWas(): Promise<void> {
    await this.#page.getByRole('radio', { name: this.#words.text('history.as-it-was') }).check()
  }

  /** Asks for a title and gives this one. */
  async nameNow(title: string): Promise<void> {
    await this.#page.getByRole('button', { name: this.#words.text('history.name'), exact: true }).click()
    await this.#page.getByLabel(this.#words.text('history.name.field')).fill(title)
    await this.#page.keyboard.press('Enter')
  }

  /** All changes in words, as they are read aloud. */
  listed(): Promise<string[]> {
    return this.#page
      .getByRole('list', { name: this.#words.text('history.change.list') })
      .locator('li')
      .allTextContents()
  }

  async isAt(nth: number, count: number): Promise<void> {
    await this.map.getByText(this.#words.text('history.change.position', { nth, count }), { exact: true }).waitFor()
  }

  async said(): Promise<string> {
    return (await this.map.getByRole('toolbar').getByRole('status').allTextContents()).join(' ')
  }

  async deleteChosen(): Promise<void> {
    await this.#page.getByRole('button', { name: /^More about/ }).click()
    await this.#page.getByRole('menuitem', { name: this.#words.text('history.delete') }).click()
    await this.#page.getByRole('button', { name: this.#words.text('history.delete.act') }).click()
  }

  async leave(): Promise<void> {
    await this.#page.getByRole('link', { name: this.#words.text('history.close') }).click()
    await this.map.waitFor({ state: 'detached' })
  }
}
