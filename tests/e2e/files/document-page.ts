import type { Translator } from '@ramify/locales'
import type { Locator, Page } from 'playwright-core'

/** The page of one document: the bar above, and the map. */
export class DocumentPage {
  readonly page: Page
  readonly translator: Translator

  constructor(page: Page, translator: Translator) {
    this.page = page
    this.translator = translator
  }

  get bar(): Locator {
    return this.page.getByRole('banner')
  }

  get name(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  get nameField(): Locator {
    return this.page.getByRole('textbox', { name: this.translator.text('files.name'), exact: true })
  }

  get saved(): Locator {
    return this.bar.getByText(this.translator.text('document.saved'), { exact: true })
  }

  get saving(): Locator {
    return this.bar.getByText(this.translator.text('document.saving'), { exact: true })
  }

  get back(): Locator {
    return this.bar.getByRole('link', { name: this.translator.text('document.back') })
  }

  get keptHere(): Locator {
    return this.bar.getByText(this.translator.text('document.kept-here'), { exact: true })
  }

  /** Of somebody signed in. */
  get notInCloud(): Locator {
    return this.bar.getByText(this.translator.text('drafts.follows'), { exact: true })
  }

  get onlyHere(): Locator {
    return this.bar.getByText(this.translator.text('drafts.only-here'), { exact: true })
  }

  topic(words: string): Locator {
    return this.page.locator('[data-topic]').filter({ hasText: words })
  }

  /** Until the map is drawn and has the keys. */
  async ready(): Promise<void> {
    await this.page.locator('[data-topic]').first().waitFor()
    await this.page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'textbox')
  }

  /** Writes into the topic that is selected. One key opens it, the rest comes at once: a map is drawn anew after every key. */
  async write(words: string): Promise<void> {
    const [first = '', ...rest] = words
    await this.page.keyboard.type(first)
    await this.page.keyboard.insertText(rest.join(''))
    await this.page.keyboard.press('Enter')
    await this.topic(words).waitFor()
  }

  async addChild(words: string): Promise<void> {
    await this.page.keyboard.press('Tab')
    await this.write(words)
  }

  async addSibling(words: string): Promise<void> {
    await this.page.keyboard.press('Enter')
    await this.write(words)
  }

  /** Until a draft is in the browser's database with all that was done to it: leaving the page ends what is being written. */
  async stored(): Promise<void> {
    await this.page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('ramify.guest')
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const behindOthers = () =>
        new Promise<void>((resolve, reject) => {
          const transaction = database.transaction([...database.objectStoreNames], 'readwrite')
          transaction.oncomplete = () => resolve()
          transaction.onabort = () => reject(transaction.error)
        })
      // What is done while something is being written waits in the page until that is over.
      await behindOthers()
      await behindOthers()
      database.close()
    })
  }

  called(name: string): Locator {
    return this.name.getByText(name, { exact: true })
  }

  async rename(name: string): Promise<void> {
    await this.name.getByRole('button').click()
    await this.nameField.fill(name)
    await this.page.keyboard.press('Enter')
    await this.called(name).waitFor()
  }
}
