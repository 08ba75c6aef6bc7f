import type { TextKey, Translator } from '@ramify/locales'
import type { Page } from 'playwright-core'

/** The frame of home on the desktop. */
export class HomePage {
  readonly #page: Page
  readonly #translator: Translator

  constructor(page: Page, translator: Translator) {
    this.#page = page
    this.#translator = translator
  }

  get title() {
    return this.#page.getByRole('heading', { level: 1 })
  }

  get emptyState() {
    return this.#page.getByText(this.#translator.text('files.maps.empty'))
  }

  accountButton(nickname: string) {
    return this.#page.getByRole('button', { name: this.#translator.text('nav.account', { name: nickname }) })
  }

  navLink(key: 'files.recent' | 'files.trash' | 'files.templates') {
    return this.#page.getByRole('navigation').getByRole('link', { name: this.#translator.text(key) })
  }

  async signOut(nickname: string): Promise<void> {
    await this.accountButton(nickname).click()
    await this.menuItem('accounts.sign-out').click()
  }

  async chooseLanguage(nickname: string, name: string): Promise<void> {
    await this.#choose(nickname, 'actions.language', name)
  }

  async chooseTheme(nickname: string, theme: 'theme.light' | 'theme.dark'): Promise<void> {
    await this.#choose(nickname, 'actions.theme', this.#translator.text(theme))
  }

  menuItem(key: 'accounts.sign-out' | 'actions.language' | 'actions.theme') {
    return this.#page.getByRole('menuitem', { name: this.#translator.text(key) })
  }

  async #choose(nickname: string, menu: Extract<TextKey, 'actions.language' | 'actions.theme'>, name: string) {
    await this.accountButton(nickname).click()
    await this.menuItem(menu).press('ArrowRight')
    await this.#page.getByRole('menuitemradio', { name, exact: true }).click()
  }
}
