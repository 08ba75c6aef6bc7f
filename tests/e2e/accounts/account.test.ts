import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../kit/api.ts'
import { barriersOf } from '../../kit/browser/axe.ts'
import { png } from '../../kit/pictures.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { AccountPage } from '../pages/account-page.ts'
import { HomePage } from '../pages/home-page.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { sentBySharedServer as sentTo } from './code-sent-to.ts'

const phone = { width: 390, height: 844 }
const patiently = { timeout: 60_000 }

// Longer ways, and the other audits: tests/long/accounts/account.test.ts.
describe('an account', () => {
  const journey = sharedJourneys()
  const userOf = async ({ api }: Person) => (await api('/user/info', {})).user

  it('gets another nickname, a drawing and then a picture of its own, cut to a square, in dialogs that begin in their first field', async () => {
    const person = await journey.newPerson()
    const { english } = journey
    const { page } = await journey.signedIn(person, '/user')
    const account = new AccountPage(page, english)
    const entry = new SignInPage(page, english)
    await account.change('accounts.nickname').waitFor()
    expect(await barriersOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)
    const closeDialog = async () => {
      await page.keyboard.press('Escape')
      await account.dialog.waitFor({ state: 'hidden' })
    }
    await account.change('accounts.password').click()
    await eventually(focused).toBe('old')
    // What was pressed is gone: the focus goes to what came for it.
    await account.dialog.getByRole('button', { name: english.text('accounts.forgot') }).click()
    await entry.code.waitFor()
    await eventually(focused).toBe('code')
    await closeDialog()
    // A session alone does not move an account.
    await account.add('accounts.phone').click()
    await eventually(focused).toBe('old')
    await closeDialog()
    await account.change('accounts.email').click()
    await eventually(focused).toBe('old')
    await closeDialog()

    await account.change('accounts.nickname').click()
    const field = account.dialog.getByLabel(english.text('accounts.nickname'))
    await field.fill('  ')
    await page.keyboard.press('Enter')
    await account.dialog.getByText(english.message('114')).waitFor()
    await field.fill('n'.repeat(31))
    await page.keyboard.press('Enter')
    await account.dialog.getByText(english.message('405', { max: 30 })).waitFor()
    await field.fill('Ann of the quay')
    await page.keyboard.press('Enter')
    await account.dialog.waitFor({ state: 'hidden' })
    await page.getByText(english.text('accounts.nickname.kept')).waitFor()
    await new HomePage(page, english).accountButton('Ann of the quay').waitFor()

    await account.change('accounts.avatar').click()
    await account.dialog.getByRole('radio', { name: english.text('accounts.avatar.moon') }).check()
    await expect.poll(async () => (await userOf(person)).avatar, patiently).toBe('moon')
    const drawing = await fetch(journey.server.address + (await userOf(person)).avatar_url)
    expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    await account.dialog.getByRole('button', { name: english.text('accounts.done') }).click()
    await account.dialog.waitFor({ state: 'hidden' })
    await account.change('accounts.avatar').click()
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      english.text('accounts.avatar.moon'),
    )
    await account.dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await page.getByText(english.message('131')).waitFor()
    await account.dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await png(300, 200) })
    const crop = page.getByRole('dialog', { name: english.text('accounts.avatar.crop') })
    await crop.getByRole('img').press('ArrowRight')
    await crop.getByLabel(english.text('accounts.avatar.zoom')).fill('2')
    // It is told for a few seconds, which a busy machine needs for the press.
    await Promise.all([
      page.getByText(english.text('accounts.avatar.kept')).waitFor(),
      crop.getByRole('button', { name: english.text('accounts.avatar.use') }).click(),
    ])
    const { user_id, avatar } = await userOf(person)
    expect(avatar).toMatch(/^[0-9a-f]{32}$/)
    const shown = page.locator('main img').first()
    await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth), patiently).toBe(100)
    expect(await shown.evaluate((image) => (image as HTMLImageElement).naturalHeight)).toBe(100)
    const copy = page.getByRole('button', { name: english.text('accounts.id.copy') })
    expect(await copy.getAttribute('title')).toBe(user_id)
    // Where there are no plans, nothing is said of them.
    for (const key of ['accounts.plan', 'accounts.plan.vip'] as const)
      expect(await page.getByText(english.text(key), { exact: true }).count()).toBe(0)
  })

  it('is reached at a phone number, and gets another password', async () => {
    const person = await journey.newPerson()
    const { english } = journey
    const { page } = await journey.signedIn(person, '/user/info')
    const account = new AccountPage(page, english)
    await account.add('accounts.phone').click()
    const number = `139${String(Date.now()).slice(-8)}`
    const entry = new SignInPage(page, english)
    const old = account.dialog.getByLabel(english.text('accounts.password.old'))
    await old.fill(person.password)
    await entry.phone.fill(number)
    await entry.sendCode.click()
    await entry.code.fill(await sentTo(`+86${number}`))
    await page.keyboard.press('Enter')
    await page.getByText(english.text('accounts.phone.kept')).waitFor()
    await page.getByText(`+86${number}`).waitFor()
    expect((await userOf(person)).phone).toBe(`+86${number}`)

    await account.change('accounts.password').click()
    await old.fill('not-this')
    await entry.newPassword.fill('secret-2')
    await entry.repeatedPassword.fill('secret-2')
    await page.keyboard.press('Enter')
    await account.dialog.getByText(english.message('-205')).waitFor()
    // After too many tries the dialog says so, counts down and is ready again.
    const data = { code: '-429', params: { seconds: 2 } }
    const tooMany = { status: 429, json: { status: -429, message: '', data } }
    await page.route('**/api/passport/change_password', (route) => route.fulfill(tooMany), { times: 1 })
    await page.keyboard.press('Enter')
    const alert = account.dialog.getByRole('alert').filter({ hasText: english.message('-429') })
    await alert.waitFor()
    await alert.waitFor({ state: 'hidden' })
    await old.fill(person.password)
    await page.keyboard.press('Enter')
    await page.getByText(english.text('accounts.password.kept')).waitFor()
  })

  it('has a new password by code for who forgot it, and says below its field where the code went', async () => {
    const person = await journey.newPerson()
    const { english } = journey
    const { page } = await journey.guest('/login/resetpwd')
    const entry = new SignInPage(page, english)
    await entry.contact.fill(person.email)
    await entry.newPassword.fill('secret-2')
    await entry.repeatedPassword.fill('secret-3')
    await entry.agreement.check()
    await entry.submit.click()
    await page.getByText(english.message('x-enter-code')).waitFor()
    await page.getByText(english.message('115')).waitFor()
    await entry.repeatedPassword.fill('secret-2')
    const note = page
      .locator('form')
      .getByRole('status')
      .filter({ hasText: english.text('accounts.code.outbox') })
    expect(await note.count()).toBe(0)
    await entry.sendCode.click()
    await entry.code.fill(await sentTo(person.email))
    await note.waitFor()
    await entry.submit.click()
    await page.waitForURL('**/home/my')
  })

  it('keeps what its person likes', async () => {
    const person = await journey.newPerson()
    const { english } = journey
    const { page } = await journey.signedIn(person, '/setting')
    await page.getByLabel(english.text('settings.layout')).selectOption('fish-bone')
    await page.getByLabel(english.text('settings.order'), { exact: true }).selectOption('created_at')
    await page.getByRole('radio', { name: english.text('settings.direction.newest') }).check()
    await page.getByRole('switch', { name: english.text('settings.fold') }).uncheck()
    await page.getByRole('switch', { name: english.text('settings.double-click') }).uncheck()
    // People can be invited to teams.
    expect(await page.getByRole('switch', { name: english.text('settings.invitations') }).count()).toBe(1)
    await page.getByRole('radio', { name: english.text('theme.dark') }).check()
    await page.getByText(english.text('settings.kept')).first().waitFor({ state: 'attached' })
    const told = async () => {
      const { settings } = await person.api('/user/info', {})
      const { order_type, sort_by, hide_expander, dblclick_addFloatNode, theme } = settings
      return [settings.default_set.map_layout, order_type, sort_by, hide_expander, dblclick_addFloatNode, theme]
    }
    await expect.poll(told, patiently).toEqual(['fish-bone', 'created_at', 'desc', 1, 0, 'dark'])
  })

  it('is taken along as a file, and then deleted for good by phrase, reason and code', async () => {
    const person = await journey.newPerson()
    const { english } = journey
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const heir = await journey.newPerson()
    await person.api('/team_worker', { action: 'add', file_guid, email: heir.email, setting: 'edit' })
    const { page } = await journey.signedIn(person, '/setting', phone)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: english.text('accounts.data.download') }).click(),
    ])
    const zip = await readFile(await download.path())
    expect(zip.subarray(0, 2).toString()).toBe('PK')
    expect(zip.includes('account.json')).toBe(true)

    await page.getByRole('button', { name: english.text('accounts.delete') }).click()
    const { dialog } = new AccountPage(page, english)
    const act = dialog.getByRole('button', { name: english.text('accounts.delete.act') })
    // What others work on can be given to one of them first.
    const handOver = dialog.getByRole('button', { name: english.text('cooperation.hand-file.of', { name: 'Plan' }) })
    await handOver.click()
    await page.getByRole('menuitem').click()
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: english.text('cooperation.hand-file') })
      .click()
    await handOver.waitFor({ state: 'detached' })
    await act.click()
    await dialog.getByText(english.text('accounts.delete.reason.missing')).waitFor()
    await dialog.getByLabel(english.text('accounts.delete.reason')).fill('Moving on')
    const phrase = english.text('account.delete.phrase')
    const typed = dialog.getByLabel(english.text('accounts.delete.phrase', { phrase }))
    await typed.fill('Delete it')
    await act.click()
    await dialog.getByText(english.text('accounts.delete.phrase.wrong')).waitFor()
    await typed.fill(phrase)
    await act.click()
    await dialog.getByText(english.message('x-enter-code')).waitFor()
    const entry = new SignInPage(page, english)
    await entry.sendCode.click()
    await entry.code.fill(await sentTo(person.email))
    await act.click()
    await page.waitForURL('**/login/free')
    await page.getByText(english.text('accounts.delete.done')).waitFor()
    await entry.turnToWay('password')
    await entry.send(person.email, person.password)
    await page.getByText(english.message('-200')).waitFor()
    expect((await heir.api('/file_info', { file_guid })).is_owner).toBe(true)
  })
})
