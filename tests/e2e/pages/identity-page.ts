import type { Page } from 'playwright-core'

/** The one page of the identity server (tests/kit/services/identity-server.ts). */
export class IdentityPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** By keyboard: Enter in the field is "Go on". */
  async signInAs(who: string): Promise<void> {
    await this.#page.getByLabel('Name', { exact: true }).fill(who)
    await this.#page.keyboard.press('Enter')
  }

  async refuse(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Refuse' }).click()
  }
}
