import type { Translator } from '@ramify/locales'
import type { Locator, Page } from 'playwright-core'
import type { PlainTextKey } from '../../../apps/web/src/platform/i18n/plain-text-key.ts'

/** What people see of working together: the page of projects, and the strip and card over a map. */
export class CooperationPage {
  readonly #page: Page
  readonly #translator: Translator

  constructor(page: Page, translator: Translator) {
    this.#page = page
    this.#translator = translator
  }

  button(label: PlainTextKey): Locator {
    return this.#page.getByRole('button', { name: this.#translator.text(label), exact: true })
  }

  link(label: PlainTextKey): Locator {
    return this.#page.getByRole('link', { name: this.#translator.text(label), exact: true })
  }

  get members(): Locator {
    return this.#page.getByRole('list', { name: this.#translator.text('cooperation.members') })
  }

  get code(): Locator {
    return this.#page.locator('code')
  }

  /** Somebody asks to edit. */
  get card(): Locator {
    return this.#page.locator('#edit-request')
  }
}
