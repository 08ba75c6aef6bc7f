import type { Translator } from '@ramify/locales'
import type { Locator, Page } from 'playwright-core'

/** What people see of working together: the page of projects, and the strip and card over a map. */
export class CooperationPage {
  readonly #page: Page
  readonly #translator: Translator

  constructor(page: Page, translator: Translator) {
    this.#page = page
    this.#translator = translator
  }

  button(
    key:
      | 'cooperation.link.make'
      | 'cooperation.ask'
      | 'cooperation.take-back'
      | 'cooperation.recover'
      | 'document.open',
    role: 'button' | 'link' = 'button',
  ): Locator {
    return this.#page.getByRole(role, { name: this.#translator.text(key), exact: true })
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
