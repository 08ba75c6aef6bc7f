import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { ListPage } from './list-page.ts'

describe('guests', () => {
  const journey = sharedJourneys()

  it('draws three maps without an account, finds them again, signs in, and has one file of each', async () => {
    const person = await journey.newPerson()
    const opened = await journey.guest('/guest')
    const { page } = opened
    const { english } = journey
    const first = await journey.newMap(opened)
    await first.onlyHere.waitFor()
    await first.write('First thought')
    await first.back.click()
    await page.getByRole('link', { name: 'First thought' }).waitFor()
    await journey.newMap(opened)
    await first.back.click()
    await page.getByRole('link', { name: english.text('drafts.name', { number: 2 }) }).waitFor()
    const third = await journey.newMap(opened)
    await third.write('Third thought')
    await third.rename('Kept name')
    await third.stored()
    await page.reload()
    await third.topic('Third thought').waitFor()

    // Sharing needs an account.
    await third.bar.getByRole('button', { name: english.text('sharing.share'), exact: true }).click()
    await page.getByRole('link', { name: english.text('sharing.sign-in') }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await third.bar.getByRole('link', { name: english.text('drafts.keep') }).click()
    await new SignInPage(page, english).send(person.email, person.password)
    await page.waitForURL('**/doc/**')
    await third.topic('Third thought').waitFor()
    await third.saved.waitFor()
    const { files } = await person.api('/ls', {})
    expect(files.map(({ file_name }) => file_name).sort()).toEqual([
      'First thought',
      'Kept name',
      english.text('drafts.name', { number: 2 }),
    ])
    // Coming back does not bring them a second time.
    await page.goto(`${journey.server.address}/home/my`)
    await page.getByRole('link', { name: 'Kept name' }).waitFor()
    expect((await person.api('/ls', {})).files).toHaveLength(3)
  })

  it('sees drafts as they look, another picture after an edit, and deletes them by keys after a question', async () => {
    const opened = await journey.guest('/guest')
    const { page } = opened
    const list = new ListPage(page, journey.english)
    const { text } = list
    const draft = (number: number) => text('drafts.name', { number })
    const map = await journey.newMap(opened)
    await map.write('Plan')
    await map.back.click()
    const entry = list.main.getByRole('listitem')
    const picture = entry.locator('img')
    /** What was drawn; nothing until it can be seen. */
    const drawn = () =>
      picture.evaluate((image: HTMLImageElement) => {
        if (image.naturalWidth === 0) return ''
        const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 })
        canvas.getContext('2d')?.drawImage(image, 0, 0, 320, 200)
        return canvas.toDataURL()
      })
    await eventually(drawn).not.toBe('')
    const before = await drawn()
    const path = await entry.getByRole('link').getAttribute('href')
    await journey.openMap(opened, path ?? '')
    await page.keyboard.press('Home')
    await map.addChild('Harbour')
    await map.back.click()
    await eventually(async () => ['', before].includes(await drawn())).toBe(false)

    await journey.newMap(opened)
    await map.back.click()
    await list.link(draft(2)).waitFor()
    for (const [name, next] of [
      [draft(2), 'Plan'],
      ['Plan', text('files.new')],
    ] as const) {
      await list.link(name).focus()
      await page.keyboard.press('Delete')
      await list.button(text('drafts.delete.act')).press('Enter')
      await list.link(name).waitFor({ state: 'detached' })
      // From what is deleted to its neighbour, and from the last to the button for a new one.
      await eventually(() => list.focused()).toBe(next)
    }
    await page.getByText(text('files.maps.empty')).waitFor()
  })
})
