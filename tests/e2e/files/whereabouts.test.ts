import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { ListPage } from './list-page.ts'

describe('where one is', () => {
  const journey = sharedJourneys()

  it('is marked in the nav, at the nearest that is shown, and said by crumbs with even spaces', async () => {
    const person = await journey.newPerson()
    const outer = await person.api('/mkdir', { dir_name: 'Outer' })
    const inner = await person.api('/mkdir', { dir_name: 'Inner', parent_guid: outer.file_guid })
    const innermost = await person.api('/mkdir', { dir_name: 'Innermost', parent_guid: inner.file_guid })
    const { page } = await journey.signedIn(person, `/home/dir/${innermost.file_guid}`)
    const list = new ListPage(page, journey.english)
    const { text } = list
    await page.getByRole('heading', { level: 1, name: 'Innermost' }).waitFor()
    const nav = page.getByRole('navigation', { name: text('nav.label') })
    const current = async () => {
      const marked = await nav.locator('[aria-current]').all()
      return Promise.all(
        marked.map(async (each) => [await each.textContent(), await each.getAttribute('aria-current')]),
      )
    }
    await eventually(current).toEqual([[text('files.maps'), 'true']])
    await list.button(text('files.tree.open')).click()
    await eventually(current).toEqual([['Outer', 'true']])
    await list.folder('Outer').press('ArrowRight')
    await eventually(current).toEqual([['Inner', 'true']])
    await list.folder('Inner').press('ArrowRight')
    await eventually(current).toEqual([['Innermost', 'page']])

    const gaps = await page.getByRole('navigation', { name: text('files.way') }).evaluate((way) => {
      const words = (element: Element | null) => {
        const range = document.createRange()
        if (element) range.selectNodeContents(element)
        return range.getBoundingClientRect()
      }
      return [...way.querySelectorAll('svg')].map((arrow) => {
        const { left, right } = arrow.getBoundingClientRect()
        return [left - words(arrow.previousElementSibling).right, words(arrow.nextElementSibling).left - right].map(
          Math.round,
        )
      })
    })
    expect(gaps).toHaveLength(3)
    expect(new Set(gaps.flat()).size).toBe(1)
  })
})
