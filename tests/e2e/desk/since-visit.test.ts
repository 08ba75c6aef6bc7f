import { describe, expect, it } from 'vitest'
import { barriersOf } from '../../kit/browser/axe.ts'
import { eventually } from '../editor/editor-journey.ts'
import { mapOf } from '../editor/outline.ts'
import { shareWith } from '../files/share-with.ts'
import { sharedJourneys } from './desk-journey.ts'
import { DeskPage } from './desk-page.ts'
import { HistoryPage } from './history-page.ts'

describe('coming back to a map', () => {
  const journey = sharedJourneys()

  it('offers what others have changed meanwhile, walks through it, and then has nothing more to offer', async () => {
    const [ann, ben] = await Promise.all([journey.newPerson(), journey.newPerson()])
    await ben.api('/user/edit', { nickname: 'Ben' })
    const content = (...topics: string[]) => ({ ...mapOf(['Launch', ...topics.map((topic) => `  ${topic}`)]) })
    const { file_guid } = await ann.api('/touch', { file_name: 'Launch', content: content('Shop', 'Story') })
    await shareWith(file_guid, ben, 'editor')
    const save = async (person: typeof ann, ...topics: string[]) => {
      const { hash } = await person.api('/open', { file_guid })
      await person.api('/save', { file_guid, content: content(...topics), hash })
    }

    const { page } = await journey.atMap(ann, file_guid)
    const { text } = journey.english
    const desk = new DeskPage(page, journey.english)
    const history = new HistoryPage(page, journey.english)
    const offer = page.getByText(text('history.visit.count', { count: 2 }))
    await desk.saved.waitFor()
    await page.goto('about:blank')
    // Written by oneself elsewhere: nothing to be told.
    await save(ann, 'Shop', 'Story', 'Film')
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/changed_since'))
    await page.goBack()
    await desk.topic('Film').waitFor()
    expect(await (await answered).json()).toMatchObject({ data: { by_others: false } })
    expect(await page.getByText(text('history.visit.show')).count()).toBe(0)

    await page.goto('about:blank')
    await save(ben, 'Shop', 'Film', 'Cards')
    await page.goBack()
    await offer.waitFor()
    expect(await barriersOf(page, 'main')).toEqual([])
    // It is still there after the page was loaded again.
    await page.reload()
    await offer.waitFor()

    await page.getByRole('button', { name: text('history.visit.show') }).click()
    await history.chip('added', 1).waitFor()
    await history.chip('removed', 1).waitFor()
    await page.keyboard.press('F7')
    await history.isAt(1, 2)
    await page.keyboard.press('F7')
    await history.isAt(2, 2)
    expect((await history.listed()).sort()).toEqual([
      text('history.change.added', { name: '“Cards”' }),
      text('history.change.removed', { name: '“Story”' }),
    ])
    await page.keyboard.press('Escape')
    await history.map.waitFor({ state: 'detached' })
    await eventually(() => offer.count()).toBe(0)
    await page.reload()
    await desk.saved.waitFor()
    await desk.topic('Cards').waitFor()
    expect(await offer.count()).toBe(0)
  })
})
