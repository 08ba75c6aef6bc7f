import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { HomePage } from '../pages/home-page.ts'

// What goes wrong on the way: tests/long/accounts/handover.test.ts.
describe('handing a session over', () => {
  const journey = sharedJourneys()
  const nicknameOf = ({ email }: { email: string }) => email.split('@')[0] ?? ''

  it('T40, T41: a client_token leaves the address at once, signs in, and asks before it changes accounts', async () => {
    const [ann, ben] = [await journey.newPerson(), await journey.newPerson()]
    const { english, server } = journey
    const handed = async ({ api }: typeof ann) => encodeURIComponent((await api('/user/client_token', {})).client_token)
    const { page } = await journey.guest(`/home/trash?client_token=${await handed(ann)}&keep=1`)
    const home = new HomePage(page, english)
    await home.accountButton(nicknameOf(ann)).waitFor()
    expect(page.url()).toBe(`${server.address}/home/trash?keep=1`)

    const address = `${server.address}/home/trash?client_token=${await handed(ben)}`
    const dialog = page.getByRole('dialog', { name: english.text('accounts.switch.title') })
    await page.goto(address)
    await dialog.waitFor()
    expect(page.url()).toBe(`${server.address}/home/trash`)
    await page.keyboard.press('Escape')
    await home.accountButton(nicknameOf(ann)).waitFor()

    await page.goto(address)
    await dialog.getByRole('button', { name: english.text('accounts.switch.act') }).click()
    await home.accountButton(nicknameOf(ben)).waitFor()
    // Spent: it leads nowhere, and does not sign out who is in.
    await page.goto(address)
    await dialog.getByRole('button', { name: english.text('accounts.switch.act') }).click()
    await page.getByText(english.message('201')).waitFor()
    await home.accountButton(nicknameOf(ben)).waitFor()
    expect(await page.getByText(english.message('305')).count()).toBe(0)
  })

  it('signs a screen in by a phone that reads its QR code, and not by one that refuses', async () => {
    const person = await journey.newPerson()
    const { english } = journey
    const screen = await journey.guest('/login?to=%2Fhome%2Ftrash')
    const codeOf = () =>
      screen.page.waitForResponse('**/api/passport/qr').then(async (made) => (await made.json()).data.code)
    const asked = codeOf()
    await screen.page.getByRole('link', { name: english.text('accounts.qr') }).click()
    const picture = screen.page.getByRole('img', { name: english.text('accounts.qr.picture') })
    await picture.waitFor()
    const code = await asked
    const holder = await journey.signedIn(person, `/login/confirm?code=${code}`)
    await holder.page.getByRole('heading', { name: english.text('accounts.confirm.title') }).waitFor()
    await screen.page.getByText(english.text('accounts.qr.seen')).waitFor()
    await holder.page.getByRole('button', { name: english.text('accounts.confirm.refuse') }).click()
    await screen.page.getByText(english.text('accounts.qr.refused')).waitFor()

    const askedAgain = codeOf()
    await screen.page.getByRole('button', { name: english.text('accounts.qr.renew') }).click()
    const next = await askedAgain
    expect(next).not.toBe(code)
    await picture.waitFor()
    await holder.page.goto(`${journey.server.address}/login/confirm?code=${next}`)
    await holder.page.getByRole('button', { name: english.text('accounts.confirm.act') }).click()
    await holder.page.getByText(english.text('accounts.confirm.done'), { exact: true }).waitFor()
    await screen.page.waitForURL('**/home/trash')
    await new HomePage(screen.page, english).accountButton(nicknameOf(person)).waitFor()
  })
})
