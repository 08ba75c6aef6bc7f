import type { Speaker } from '@ramify/locales'
import type { Page } from 'playwright-core'

type Thing = 'accounts.avatar' | 'accounts.nickname' | 'accounts.email' | 'accounts.phone' | 'accounts.password'

/** `/user/info`, and `/user` on a desk. */
export class AccountPage {
  readonly #page: Page
  readonly #speaker: Speaker

  constructor(page: Page, speaker: Speaker) {
    this.#page = page
    this.#speaker = speaker
  }

  get dialog() {
    return this.#page.getByRole('dialog')
  }

  change(what: Thing) {
    return this.#button(this.#speaker.text('accounts.change.what', { what: this.#speaker.text(what) }))
  }

  add(what: Thing) {
    return this.#button(this.#speaker.text('accounts.add.what', { what: this.#speaker.text(what) }))
  }

  #button(name: string) {
    return this.#page.getByRole('button', { name, exact: true })
  }
}
