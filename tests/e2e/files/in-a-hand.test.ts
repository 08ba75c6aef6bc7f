import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { ListPage } from './list-page.ts'

describe('files in a hand', () => {
  const journey = sharedJourneys()

  it.each([390, 360])('the dialog that asks where to fits %i pixels', async (width) => {
    const person = await journey.newPerson()
    await person.api('/mkdir', { dir_name: 'A folder whose name is longer than a phone' })
    await person.api('/touch', { file_name: 'Plan' })
    const { page } = await journey.signedIn(person, '/home/my', { width, height: 780 })
    const list = new ListPage(page, journey.english)
    const { text } = list
    await list.button(text('files.more', { name: 'Plan' })).click()
    await page.getByRole('menuitem', { name: text('files.move') }).click()
    await list.dialog.getByRole('tree').waitFor()
    const inside = await list.dialog.evaluate(async (dialog) => {
      // It comes from below.
      await Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished))
      const { left, right } = dialog.getBoundingClientRect()
      const room = Number.parseFloat(getComputedStyle(dialog.querySelector('form') ?? dialog).paddingRight)
      const outside = [...dialog.querySelectorAll('button, [role="tree"], h2')].filter((element) => {
        const box = element.getBoundingClientRect()
        return box.left < left + room - 1 || box.right > right - room + 1
      })
      return { isScrolled: dialog.scrollWidth > dialog.clientWidth, outside: outside.map((each) => each.textContent) }
    })
    expect(inside).toEqual({ isScrolled: false, outside: [] })
    const topOf = async (name: string) => (await list.dialog.getByRole('button', { name }).boundingBox())?.y
    await eventually(async () => (await topOf(text('cancel'))) === (await topOf(text('files.move.act')))).toBe(true)
  })

  it('menus of entries name no keys and no second tab; at a desk they do', async () => {
    const person = await journey.newPerson()
    await person.api('/touch', { file_name: 'Plan' })
    const { text } = journey.english
    const menuAt = async (width: number) => {
      const { page } = await journey.signedIn(person, '/home/my', { width, height: 844 })
      const list = new ListPage(page, journey.english)
      await list.link('Plan').waitFor()
      await list.entry('Plan').hover()
      await list.button(text('files.more', { name: 'Plan' })).click()
      const menu = page.getByRole('menu')
      await menu.getByRole('menuitem', { name: text('files.rename') }).waitFor()
      return menu.innerText()
    }
    const [phone, desk] = [await menuAt(390), await menuAt(1280)]
    expect(phone.split(/\n+/).filter(Boolean)).toEqual(
      (
        [
          'files.open',
          'files.rename',
          'files.move',
          'files.copy',
          'files.duplicate',
          'files.details',
          'files.delete',
        ] as const
      ).map((key) => text(key)),
    )
    expect(desk).toContain('F2')
    expect(desk).toContain(text('files.open-beside'))
  })
})
