import type { Speaker } from '@ramify/locales'
import type { Page } from 'playwright-core'

/** `/login` and `/login/register`. */
export class SignInPage {
  readonly #page: Page
  readonly #speaker: Speaker

  constructor(page: Page, speaker: Speaker) {
    this.#page = page
    this.#speaker = speaker
  }

  get heading() {
    return this.#page.getByRole('heading', { level: 1 })
  }

  get email() {
    return this.#page.getByLabel(this.#speaker.text('accounts.email'))
  }

  get password() {
    return this.#page.getByLabel(this.#speaker.text('accounts.password'), { exact: true })
  }

  get agreement() {
    return this.#page.getByRole('checkbox')
  }

  get focusedAgreement() {
    return this.#page.locator('[role="checkbox"]:focus, input[type="checkbox"]:focus')
  }

  get submit() {
    return this.#page.locator('form').getByRole('button').last()
  }

  async goToRegister(): Promise<void> {
    await this.#page.getByRole('link', { name: this.#speaker.text('accounts.create') }).click()
  }

  async fill(email: string, password: string): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
  }

  async send(email: string, password: string): Promise<void> {
    await this.fill(email, password)
    await this.agreement.check()
    await this.submit.click()
  }
}
