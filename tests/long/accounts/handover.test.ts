import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../../e2e/desk/desk-journey.ts'
import { HomePage } from '../../e2e/pages/home-page.ts'
import { barriersOf } from '../../kit/browser/axe.ts'

const phone = { width: 390, height: 844 }

// Where nothing goes wrong: tests/e2e/accounts/handover.test.ts.
describe('handing a session over', () => {
  const journey = sharedJourneys()
  const nicknameOf = ({ email }: { email: string }) => email.split('@')[0] ?? ''

  it('T40, T41: leads nowhere when it was spent, and works where the session before it cannot be ended', async () => {
    const [ann, ben] = [await journey.newPerson(), await journey.newPerson()]
    const { english, server } = journey
    const handed = async ({ api }: typeof ann) =>
      `/home/trash?client_token=${encodeURIComponent((await api('/user/client_token', {})).client_token)}`
    const path = await handed(ben)
    const { page } = await journey.guest(path)
    const home = new HomePage(page, english)
    await home.accountButton(nicknameOf(ben)).waitFor()
    // Who finds it later.
    const late = await journey.guest(path)
    await late.page.waitForURL('**/login?**')
    expect(late.page.url()).not.toContain('client_token')
    await late.page.getByText(english.message('201')).waitFor()

    await page.route('**/api/logout', (route) => route.abort(), { times: 1 })
    await page.goto(server.address + (await handed(ann)))
    const dialog = page.getByRole('dialog', { name: english.text('accounts.switch.title') })
    await dialog.getByRole('button', { name: english.text('accounts.switch.act') }).click()
    await home.accountButton(nicknameOf(ann)).waitFor()
  })

  it('signs a screen in by another QR code when the network went after the first was confirmed', async () => {
    const person = await journey.newPerson()
    const { english } = journey
    const { page } = await journey.guest('/login?to=%2Fhome%2Ftrash')
    const codeAfter = async (press: () => Promise<void>) => {
      const [made] = await Promise.all([page.waitForResponse('**/api/passport/qr'), press()])
      await page.getByRole('img', { name: english.text('accounts.qr.picture') }).waitFor()
      return (await made.json()).data.code as string
    }
    const holder = (await journey.signedIn(person, '/setting', phone)).page
    const confirm = async (code: string) => {
      await holder.goto(`${journey.server.address}/login/confirm?code=${code}`)
      await holder.getByRole('heading', { name: english.text('accounts.confirm.title') }).waitFor()
      expect(await barriersOf(holder)).toEqual([])
      // The warning stands apart from the buttons.
      const warning = await holder.getByText(english.text('accounts.confirm.warning')).boundingBox()
      const button = await holder.getByRole('button', { name: english.text('accounts.confirm.act') }).boundingBox()
      expect((button?.y ?? 0) - (warning?.y ?? 0) - (warning?.height ?? 0)).toBeGreaterThanOrEqual(16)
      await holder.getByRole('button', { name: english.text('accounts.confirm.act') }).click()
      await holder.getByText(english.text('accounts.confirm.done'), { exact: true }).waitFor()
    }
    await page.route('**/api/login', (route) => route.abort(), { times: 1 })
    await confirm(await codeAfter(() => page.getByRole('link', { name: english.text('accounts.qr') }).click()))
    await page.getByText(english.text('accounts.qr.over')).waitFor()
    await confirm(await codeAfter(() => page.getByRole('button', { name: english.text('accounts.qr.renew') }).click()))
    await page.waitForURL('**/home/trash')
    await new HomePage(page, english).accountButton(nicknameOf(person)).waitFor()
  })
})
