import type { Translator } from '@ramify/locales'
import type { Page } from 'playwright-core'

/** `/login` and the pages below it. */
export class SignInPage {
  readonly #page: Page
  readonly #translator: Translator

  constructor(page: Page, translator: Translator) {
    this.#page = page
    this.#translator = translator
  }

  get #form() {
    return this.#page.locator('form')
  }

  get heading() {
    return this.#page.getByRole('heading', { level: 1 })
  }

  /** E-mail or phone, whichever is typed. */
  get contact() {
    return this.#form.getByLabel(this.#translator.text('accounts.either'))
  }

  get password() {
    return this.#form.getByLabel(this.#translator.text('accounts.password'), { exact: true })
  }

  get phone() {
    return this.#form.getByLabel(this.#translator.text('accounts.phone'))
  }

  get region() {
    return this.#form.getByLabel(this.#translator.text('accounts.region'))
  }

  get code() {
    return this.#form.getByLabel(this.#translator.text('accounts.code'), { exact: true })
  }

  get sendCode() {
    return this.#form.getByRole('button', { name: this.#translator.text('accounts.code.send') })
  }

  /** The same button while it counts down. */
  get counting() {
    const [before = '', after = ''] = this.#translator.text('accounts.code.again', { seconds: '#' }).split('#')
    return this.#form.getByRole('button', { name: new RegExp(`^${before}\\d+${after}$`) })
  }

  get newPassword() {
    return this.#form.getByLabel(this.#translator.text('accounts.password.new'), { exact: true })
  }

  get repeatedPassword() {
    return this.#form.getByLabel(this.#translator.text('accounts.password.repeat'), { exact: true })
  }

  get agreement() {
    return this.#page.getByRole('checkbox')
  }

  get focusedAgreement() {
    return this.#page.locator('[role="checkbox"]:focus, input[type="checkbox"]:focus')
  }

  get withoutAccount() {
    return this.#page.getByRole('button', { name: this.#translator.text('accounts.without') })
  }

  get submit() {
    return this.#form.locator('[type="submit"]')
  }

  async goToRegister(): Promise<void> {
    await this.#page.getByRole('link', { name: this.#translator.text('accounts.create') }).click()
  }

  async turnToWay(way: 'code' | 'password'): Promise<void> {
    await this.#page.getByRole('radio', { name: this.#translator.text(`accounts.${way}`) }).check()
  }

  async fill(email: string, password: string): Promise<void> {
    await this.contact.fill(email)
    await this.password.fill(password)
  }

  /** Where no code is asked for. */
  async register(email: string, password: string): Promise<void> {
    await this.fill(email, password)
    await this.agreement.check()
    await this.submit.click()
  }

  async send(email: string, password: string): Promise<void> {
    await this.fill(email, password)
    await this.agreement.check()
    await this.submit.click()
  }
}
