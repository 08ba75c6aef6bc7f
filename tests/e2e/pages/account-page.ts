import type { Translator } from '@ramify/locales'
import type { Page } from 'playwright-core'

type Thing = 'accounts.avatar' | 'accounts.nickname' | 'accounts.email' | 'accounts.phone' | 'accounts.password'

/** `/user/info`, and `/user` on a desk. */
export class AccountPage {
  readonly #page: Page
  readonly #translator: Translator

  constructor(page: Page, translator: Translator) {
    this.#page = page
    this.#translator = translator
  }

  get dialog() {
    return this.#page.getByRole('dialog')
  }

  change(what: Thing) {
    return this.#button(this.#translator.text('accounts.change.what', { what: this.#translator.text(what) }))
  }

  add(what: Thing) {
    return this.#button(this.#translator.text('accounts.add.what', { what: this.#translator.text(what) }))
  }

  #button(name: string) {
    return this.#page.getByRole('button', { name, exact: true })
  }
}
