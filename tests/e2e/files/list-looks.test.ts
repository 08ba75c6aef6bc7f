import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { DocumentPage } from './document-page.ts'
import { ListPage } from './list-page.ts'
import { expectClearNameRing } from './name-ring.ts'

const phone = { width: 390, height: 844 }
const longest = 'A name as long as names may be, which is fifty, ok'

describe('the looks of the list of files', () => {
  const journey = sharedJourneys()

  it('at a desk: menus of entries name keys and a second tab, and a name is written without covering what stands around it', async () => {
    const person = await journey.newPerson()
    await person.api('/touch', { file_name: longest })
    const { page } = await journey.signedIn(person, '/home/my')
    const list = new ListPage(page, journey.english)
    await list.link(longest).waitFor()
    await list.entry(longest).hover()
    await list.button(list.text('files.more', { name: longest })).click()
    const menu = await textOfMenu(list)
    expect(menu).toContain('F2')
    expect(menu).toContain(list.text('files.open-beside'))
    await page.keyboard.press('Escape')
    await expectNothingCovered(list)
  })

  it('in a hand: nothing is covered, cut off or wider than the screen, and menus name no keys', async () => {
    const person = await journey.newPerson()
    const { page } = await journey.signedIn(person, '/home/my', phone)
    const list = new ListPage(page, journey.english)
    const { text } = list
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

    // The button of an empty list stands clear of its words.
    const gap = async () => {
      const words = await page.getByText(text('files.maps.empty')).boundingBox()
      const button = await page.getByRole('button', { name: text('files.new-map') }).boundingBox()
      return (button?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0)
    }
    // Fonts that arrive in between move one of them.
    await expect.poll(gap).toBe(16)

    await person.api('/touch', { file_name: 'Plan' })
    for (let nth = 0; nth < 10; nth++) await person.api('/touch', { file_name: `Map ${nth}` })
    await person.api('/touch', { file_name: longest })
    const folder = 'A folder whose name is longer than a phone'
    await person.api('/mkdir', { dir_name: folder })
    await list.link(folder).waitFor()
    // An error keeps to the margin.
    // What the list asks for by itself is refused until somebody has pressed: the button would be gone.
    const retry = await list.failUntilRetry('**/api/ls')
    await list.link(folder).click()
    const alert = list.main.getByRole('alert')
    await alert.waitFor()
    const box = await alert.boundingBox()
    expect(box?.x).toBe(16)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(phone.width - 16)
    await retry()
    await page.getByText(text('files.maps.empty')).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goBack()

    await list.link(longest).waitFor()
    await expectNothingCovered(list)
    await page.keyboard.press('Escape')

    // The menu of the last row can be reached.
    const more = list.button(text('files.more', { name: 'Plan' }))
    await list.main.evaluate((main) => main.scrollTo(0, main.scrollHeight))
    const add = await list.button(text('files.new')).boundingBox()
    const last = await more.boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(add?.y ?? 0)

    await more.click()
    const items = [
      'files.open',
      'files.select',
      'sharing.share',
      'files.rename',
      'files.move',
      'files.copy',
      'files.duplicate',
      'exports.open',
      'history.open',
      'files.details',
      'files.delete',
    ] as const
    await textOfMenu(list)
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(items.map((key) => text(key)))

    // The dialog that asks where to fits also the narrowest.
    await page.getByRole('menuitem', { name: text('files.move') }).click()
    await list.dialog.getByRole('tree').waitFor()
    for (const width of [phone.width, 360]) {
      await page.setViewportSize({ width, height: 780 })
      await expectInside(list)
    }
    await page.keyboard.press('Escape')
    await list.dialog.waitFor({ state: 'detached' })

    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow()).toBeLessThanOrEqual(0)
    const map = new DocumentPage(page, journey.english)
    for (const name of [longest, 'Plan']) {
      await list.link(name).click()
      await map.saved.waitFor()
      expect(await overflow()).toBeLessThanOrEqual(0)
      if (name === longest) await page.goBack()
    }
    await page.setViewportSize(phone)
    await expectClearNameRing(map)
  })

  /** While the longest name is written. */
  async function expectNothingCovered(list: ListPage): Promise<void> {
    await list.link(longest).focus()
    await list.page.keyboard.press('F2')
    const entry = list.main.getByRole('listitem').filter({ has: list.nameField })
    const [own, facts, all, count] = await Promise.all(
      [list.nameField, entry.getByRole('time'), entry, entry.getByText('50/50')].map((each) => each.boundingBox()),
    )
    if (!own || !facts || !all || !count) throw new Error('not drawn')
    // Around the field is a ring of two pixels.
    expect(own.y + own.height + 2).toBeLessThanOrEqual(facts.y + 1)
    expect(own.x + own.width + 2).toBeLessThan(count.x)
    expect(count.x + count.width).toBeLessThanOrEqual(all.x + all.width - 12)
  }

  async function textOfMenu({ page, text }: ListPage): Promise<string> {
    const menu = page.getByRole('menu')
    await menu.getByRole('menuitem', { name: text('files.rename') }).waitFor()
    return menu.innerText()
  }

  /** Of the dialog, with its two buttons beside each other. */
  async function expectInside({ dialog, text }: ListPage): Promise<void> {
    const inside = await dialog.evaluate(async (element) => {
      // It comes from below.
      await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
      const { left, right } = element.getBoundingClientRect()
      const room = Number.parseFloat(getComputedStyle(element.querySelector('form') ?? element).paddingRight)
      const outside = [...element.querySelectorAll('button, [role="tree"], h2')].filter((each) => {
        const box = each.getBoundingClientRect()
        return box.left < left + room - 1 || box.right > right - room + 1
      })
      return { isScrolled: element.scrollWidth > element.clientWidth, outside: outside.map((each) => each.textContent) }
    })
    expect(inside).toEqual({ isScrolled: false, outside: [] })
    const topOf = async (name: string) => (await dialog.getByRole('button', { name }).boundingBox())?.y
    await eventually(async () => (await topOf(text('cancel'))) === (await topOf(text('files.move.act')))).toBe(true)
  }
})
