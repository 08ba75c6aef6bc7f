import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { barriersOf } from '../../kit/browser/axe.ts'
import { eventually } from '../editor/editor-journey.ts'
import { mapOf } from '../editor/outline.ts'
import { shareWith } from '../files/share-with.ts'
import { sharedJourneys } from './desk-journey.ts'
import { DeskPage } from './desk-page.ts'
import { runByWords } from './run-by-words.ts'

describe('two people in one map', () => {
  const journey = sharedJourneys()
  const lines = ['Launch', '  Shop', '    Gift cards', '    Checkout', '  Story', '    Film']

  async function meet() {
    const [ann, ben] = await Promise.all([journey.newPerson(), journey.newPerson()])
    await Promise.all([ann.api('/user/edit', { nickname: 'Ann' }), ben.api('/user/edit', { nickname: 'Ben' })])
    const { file_guid } = await ann.api('/touch', { file_name: 'Launch', content: { ...mapOf(lines) } })
    await shareWith(file_guid, ben, 'editor')
    const [atAnn, atBen] = await Promise.all([journey.atMap(ann, file_guid), journey.atMap(ben, file_guid)])
    const [annDesk, benDesk] = [atAnn, atBen].map(({ page }) => new DeskPage(page, journey.english))
    return { atAnn, atBen, annDesk: annDesk as DeskPage, benDesk: benDesk as DeskPage }
  }

  const people = (page: Page, names: string) =>
    page.getByRole('button', { name: journey.english.text('document.people.named', { names }), exact: true })
  const tagOf = (page: Page, name: string) => page.locator('[data-people] span').filter({ hasText: name }).first()
  const cursorOf = (page: Page, name: string) => page.locator(`[data-people] [data-cursor-of="${name}"]`)
  const middle = async (locator: Locator) => {
    const box = await locator.boundingBox()
    return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  }

  it('see each other, what each selects and writes letter by letter, follow, and hear who leaves', async () => {
    const { atAnn, atBen, annDesk, benDesk } = await meet()
    const { text } = journey.english
    const [onAnn, onBen] = [atAnn.page, atBen.page]
    await people(onAnn, 'Ben').waitFor()
    await people(onBen, 'Ann').waitFor()
    await eventually(() => onAnn.locator('[data-people-said]').textContent()).toBe('Ben is here')

    await benDesk.select('Checkout')
    await tagOf(onAnn, 'Ben').waitFor()
    const spoken = onAnn.locator('[role=treeitem][aria-description]').filter({ hasText: 'Checkout' }).first()
    await annDesk.select('Gift cards')
    await eventually(() => spoken.getAttribute('aria-description')).toBe(text('editor.people.at', { names: 'Ben' }))

    // The same place of the map, wherever that is on each screen.
    const film = await benDesk.placeOf('Film')
    await onBen.mouse.move(film.x, film.y, { steps: 5 })
    await cursorOf(onAnn, 'Ben').waitFor()
    const there = await annDesk.placeOf('Film')
    await eventually(async () => {
      const box = await cursorOf(onAnn, 'Ben').boundingBox()
      return box ? Math.hypot(box.x - there.x, box.y - there.y) < 12 : null
    }).toBe(true)

    await benDesk.select('Checkout')
    await onBen.keyboard.press('End')
    await onBen.keyboard.press('F2')
    for (const written of ['Checkout!', 'Checkout!!']) {
      await onBen.keyboard.type('!')
      await annDesk.topic(written).waitFor()
    }
    await onAnn.locator('[data-people] [class*=typing]').waitFor()
    await onBen.keyboard.press('Enter')

    expect(await barriersOf(onAnn)).toEqual([])
    await people(onAnn, 'Ben').click()
    expect(await barriersOf(onAnn)).toEqual([])
    await onAnn.getByRole('menuitem', { name: /^Ben.*Follow$/ }).click()
    await onAnn.locator('[data-following="Ben"]').waitFor()
    await onBen.mouse.move(film.x + 60, film.y + 60)
    await onBen.mouse.wheel(0, 150)
    await eventually(async () => {
      const [one, other] = [await middle(annDesk.topic('Film')), await middle(benDesk.topic('Film'))]
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) < 3 : null
    }).toBe(true)
    await onAnn.keyboard.press('Escape')
    await onAnn.locator('[data-following]').waitFor({ state: 'detached' })

    await runByWords(onBen, text('editor.action.summon'))
    await onAnn.getByText(text('document.people.summons', { name: 'Ben' })).waitFor()
    await onAnn.getByRole('button', { name: text('document.people.follow'), exact: true }).click()
    await onAnn.locator('[data-following="Ben"]').waitFor()
    await onAnn.mouse.move(600, 400)
    await onAnn.mouse.wheel(0, 80)
    await onAnn.locator('[data-following]').waitFor({ state: 'detached' })

    await atBen.page.goto('about:blank')
    await people(onAnn, 'Ben').waitFor({ state: 'detached' })
    await eventually(() => onAnn.locator('[data-people-said]').textContent()).toBe('Ben left')
    await onAnn.locator('[data-people]').waitFor({ state: 'detached' })
  })

  it('see each other in the outline, and in what is collapsed; what one deletes the other can bring back', async () => {
    const { atAnn, atBen, annDesk, benDesk } = await meet()
    const { text } = journey.english
    const [onAnn, onBen] = [atAnn.page, atBen.page]
    await people(onAnn, 'Ben').waitFor()
    await onAnn.getByRole('radio', { name: text('editor.view.outline'), exact: true }).click()
    await benDesk.select('Checkout')
    const row = onAnn.locator('[data-row]').filter({ hasText: 'Checkout' }).first()
    await row.locator('[data-row-people]').getByText('Ben', { exact: true }).waitFor()
    await onBen.keyboard.press('F2')
    await onBen.keyboard.type('?')
    await row.filter({ hasText: 'Checkout?' }).waitFor()
    await row.locator('[data-typing]').waitFor()
    await onBen.keyboard.press('Enter')

    const shop = onAnn.locator('[data-row]').filter({ hasText: 'Shop' }).first()
    await shop.locator('[data-fold]').click()
    await shop.locator('[data-row-people]').getByText('Ben', { exact: true }).waitFor()
    await shop.locator('[data-fold]').click()
    await onAnn.getByRole('radio', { name: text('editor.view.map'), exact: true }).click()

    await annDesk.select('Film')
    await onAnn.keyboard.press('F2')
    await onAnn.keyboard.type(' at the quay')
    await benDesk.topic('Film at the quay').waitFor()
    await benDesk.select('Story')
    await onBen.keyboard.press('Delete')
    await onAnn.getByText(text('editor.said.edited-deleted-by', { name: 'Ben' })).waitFor()
    await onAnn.getByRole('button', { name: text('editor.said.bring-back'), exact: true }).click()
    await annDesk.topic('Film at the quay').waitFor()
    await benDesk.topic('Film at the quay').waitFor()
    await onBen.keyboard.press('Control+z')
    await annDesk.topic('Film at the quay').waitFor()
  })
})
