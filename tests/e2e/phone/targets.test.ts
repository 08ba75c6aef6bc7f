import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { smallTargets } from '../../kit/browser/small-targets.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { mapOf } from '../editor/outline.ts'
import { follow } from '../files/follow.ts'
import { middleOf } from './middle-of.ts'

const journey = sharedJourneys()
const sizes = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]

/** What a thumb cannot press, and where a page can be moved to the side. */
async function faultsOf(page: Page): Promise<string[]> {
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [...(await smallTargets(page)), ...(isWide ? ['It is wider than the screen'] : [])]
}

test.each(sizes)('whatever can be pressed is large enough for a thumb, at $width × $height', async (size) => {
  const { text } = journey.english
  const person = await journey.newPerson()
  const { file_guid: folder } = await person.api('/mkdir', { dir_name: 'Work' })
  await person.api('/touch', { file_name: 'Inside', parent_guid: folder })
  const content = { ...mapOf(['Trip', '  Pack', '    Boots', '  Book']) }
  const { file_guid } = await person.api('/touch', { file_name: 'Trip', content })
  const { file_guid: gone } = await person.api('/touch', { file_name: 'Gone' })
  await person.api('/rm', { file_guids: gone })
  const { page } = await journey.signedIn(person, '/home/my', size)
  const found: Record<string, string[]> = {}
  const look = async (place: string) => {
    // What moves in is measured where it stays.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    const faults = await faultsOf(page)
    if (faults.length > 0) found[place] = faults
  }
  const visit = async (path: string, words: string) => {
    await follow(page, path)
    await page.getByText(words).first().waitFor()
    await look(path.replace(/[\w-]{20,}/, ''))
  }

  await page.getByText('Trip').first().waitFor()
  await look('/home/my')
  await page.getByRole('button', { name: text('files.more', { name: 'Trip' }) }).click()
  await page.getByRole('menuitem').first().waitFor()
  await look('the menu of a file')
  await page.goBack()
  await visit(`/home/dir/${folder}`, 'Inside')
  await visit('/home/trash', 'Gone')
  await visit('/user', person.email.split('@')[0] ?? '')
  await visit('/setting', text('settings.title'))
  await visit('/about', text('accounts.about'))
  await visit('/help', text('help.title'))

  await follow(page, `/doc/${file_guid}`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const boots = await middleOf(page.locator('[data-map] text', { hasText: 'Boots' }).first())
  await page.touchscreen.tap(boots.x, boots.y)
  await button(text('editor.action.format')).waitFor()
  await look('a map')
  await button(text('editor.action.format')).tap()
  await page.getByRole('region', { name: text('editor.phone.format') }).waitFor()
  await look('format')
  await button(text('editor.phone.color.text')).tap()
  await look('colours')
  await page.goBack()
  await button(text('editor.phone.details')).tap()
  await look('shape, border, line')
  await page.goBack()
  await page.getByText(text('editor.phone.more'), { exact: true }).tap()
  await look('more about a topic')
  for (const part of ['editor.panel.icons', 'editor.style.labels', 'editor.panel.note', 'editor.panel.task'] as const) {
    await page
      .getByRole('button', { name: text(part) })
      .first()
      .tap()
    await page
      .getByRole('heading', { name: text(part) })
      .first()
      .waitFor()
    await look(part)
    await page.goBack()
    await page.getByRole('radio', { name: text('editor.phone.more') }).waitFor()
  }
  await page.goBack()
  expect(found).toEqual({})
})
