import { describe, expect, inject, it } from 'vitest'
import { barriersOf } from '../../kit/axe.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { AccountPage } from '../pages/account-page.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { codeSentTo } from './code-sent-to.ts'

describe('at the door and in its dialogs', () => {
  const journey = sharedJourneys()

  it('a guest is told what is behind it, on every page of it', async () => {
    const { page } = await journey.guest('/guest')
    const { text } = journey.english
    await page.getByRole('link', { name: text('files.trash'), exact: true }).click()
    await page.waitForURL('**/login?**')
    const reason = page.getByText(text('accounts.reason', { place: text('files.trash') }))
    await reason.waitFor()
    expect(await barriersOf(page)).toEqual([])
    await new SignInPage(page, journey.english).goToRegister()
    await page.waitForURL('**/login/register?**')
    await reason.waitFor()
    await page.goto(`${journey.server.address}/co`)
    await page.getByText(text('accounts.reason', { place: text('files.together') })).waitFor()
    await page.goto(`${journey.server.address}/login`)
    await page.getByRole('heading', { level: 1, name: text('accounts.sign-in') }).waitFor()
    const [before = ''] = text('accounts.reason', { place: '#' }).split('#')
    expect(await page.getByText(before).count()).toBe(0)
  })

  it('where a code went stays below its field, also after a reload, and only for that address', async () => {
    const server = inject('sharedServer')
    if ('failure' in server) throw new Error(server.failure)
    const person = await journey.newPerson()
    const { page } = await journey.guest('/login/email')
    const { text } = journey.english
    const entry = new SignInPage(page, journey.english)
    await entry.email.fill(person.email)
    const note = page.getByRole('status').filter({ hasText: text('accounts.code.outbox') })
    expect(await note.count()).toBe(0)
    await entry.sendCode.click()
    await page.locator('form').getByText(text('accounts.code.outbox')).waitFor()
    expect(await note.count()).toBe(1)
    expect(await barriersOf(page)).toEqual([])
    await page.reload()
    await note.waitFor()
    await entry.email.fill(`x${person.email}`)
    await note.waitFor({ state: 'detached' })
    await entry.email.fill(person.email)
    await entry.code.fill(await codeSentTo(server.dataDir, person.email))
    await note.waitFor()
  })

  it('on a phone that lets another screen in, the warning stands apart from the buttons', async () => {
    const person = await journey.newPerson()
    const { code } = await person.api('/passport/qr', {})
    const { page } = await journey.signedIn(person, `/login/confirm?code=${code}`, { width: 390, height: 844 })
    const { text } = journey.english
    const warning = await page.getByText(text('accounts.confirm.warning')).boundingBox()
    const button = await page.getByRole('button', { name: text('accounts.confirm.act') }).boundingBox()
    expect((button?.y ?? 0) - (warning?.y ?? 0) - (warning?.height ?? 0)).toBeGreaterThanOrEqual(16)
  })

  it('a dialog begins in its first field', async () => {
    const person = await journey.newPerson()
    const { page } = await journey.signedIn(person, '/user/info')
    const account = new AccountPage(page, journey.english)
    const { text } = journey.english
    const entry = new SignInPage(page, journey.english)
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)
    await account.change('accounts.password').click()
    await eventually(focused).toBe('old')
    // What was pressed is gone: the focus goes to what came for it.
    await account.dialog.getByRole('button', { name: text('accounts.forgot') }).click()
    await entry.code.waitFor()
    await eventually(focused).toBe('code')
    await page.keyboard.press('Escape')
    await account.dialog.waitFor({ state: 'hidden' })
    await account.add('accounts.phone').click()
    await eventually(focused).toBe('telephone')
    await page.keyboard.press('Escape')
    await account.dialog.waitFor({ state: 'hidden' })
    await account.change('accounts.email').click()
    await eventually(focused).toBe('email')
    await page.keyboard.press('Escape')
    await account.dialog.waitFor({ state: 'hidden' })

    await account.change('accounts.avatar').click()
    await account.dialog.getByRole('radio', { name: text('accounts.avatar.moon') }).check()
    await account.dialog.getByRole('button', { name: text('accounts.done') }).click()
    await account.dialog.waitFor({ state: 'hidden' })
    await account.change('accounts.avatar').click()
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      text('accounts.avatar.moon'),
    )
  })
})
