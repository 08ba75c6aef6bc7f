import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { engines } from '../../kit/engines.ts'
import { eventually } from '../editor/editor-journey.ts'
import { fileJourneys } from './file-journey.ts'

const [engine] = engines

/** What the keys would go to, in words. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName)

describe('the list of files by keyboard', () => {
  if (!engine) throw new Error('There is no engine')
  const journey = fileJourneys(engine)

  /** Somebody with these maps, the last one edited last, at the list of them. */
  async function at(names: readonly string[]) {
    const person = await journey.newPerson()
    for (const file_name of names) await person.api('/touch', { file_name })
    const { page } = await journey.signedIn(person, '/home/my')
    await page.getByRole('link', { name: names[0] ?? '', exact: true }).waitFor()
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    const listed = async () => (await person.api('/ls', {})).files.map((file) => file.file_name)
    return { page, link, listed }
  }

  it('renames, and the focus is where it was before, kept or given back', async () => {
    const { page, link, listed } = await at(['Plan'])
    await link('Plan').focus()
    await page.keyboard.press('F2')
    await page.keyboard.type('Thrown away')
    await page.keyboard.press('Escape')
    await eventually(() => focused(page)).toBe('Plan')
    await page.keyboard.press('F2')
    await page.keyboard.type('Better plan')
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toBe('Better plan')
    await eventually(listed).toEqual(['Better plan'])
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: journey.english.text('files.name'), exact: true }).waitFor()
  })

  it('does nothing on Delete and F2 when no entry has the focus', async () => {
    const { page, link, listed } = await at(['Plan'])
    await link('Plan').focus()
    await page.keyboard.press('F2')
    // Pressing beside it keeps the name and takes the focus away.
    await page.getByRole('heading', { level: 1 }).click()
    await link('Plan').waitFor()
    expect(await focused(page)).not.toBe('Plan')
    // A finger that begins to scroll on it gives it no focus.
    await page
      .getByRole('listitem')
      .filter({ has: link('Plan') })
      .dispatchEvent('pointerdown')
    await page.keyboard.press('Delete')
    await page.keyboard.press('F2')
    expect(await page.getByRole('textbox', { name: journey.english.text('files.name'), exact: true }).count()).toBe(0)
    // What is done next finds it as it was, and is done after whatever those would have done.
    await link('Plan').focus()
    await page.keyboard.press('F2')
    await page.keyboard.type('Better plan')
    await page.keyboard.press('Enter')
    await eventually(listed).toEqual(['Better plan'])
    await link('Better plan').waitFor()
  })

  it('goes on from what is deleted to its neighbour, and from the last to the button for a new one', async () => {
    const { page, link, listed } = await at(['One', 'Two', 'Three'])
    await link('Two').focus()
    await page.keyboard.press('Delete')
    await link('Two').waitFor({ state: 'detached' })
    await eventually(() => focused(page)).toBe('One')
    // As on a Mac, which has no other key.
    await page.keyboard.press('Backspace')
    await link('One').waitFor({ state: 'detached' })
    await eventually(() => focused(page)).toBe('Three')
    await page.keyboard.press('Delete')
    await page.getByText(journey.english.text('files.maps.empty')).waitFor()
    await eventually(() => focused(page)).toBe(journey.english.text('files.new'))
    expect(await listed()).toEqual([])
  })

  it('does the same when it was deleted from its menu', async () => {
    const { page, link } = await at(['One', 'Two'])
    const { english } = journey
    await page.getByRole('button', { name: english.text('files.more', { name: 'Two' }) }).press('Enter')
    await page.getByRole('menuitem', { name: english.text('files.delete') }).press('Enter')
    await link('Two').waitFor({ state: 'detached' })
    await eventually(() => focused(page)).toBe('One')
  })

  it('does the same with drafts, after the question', async () => {
    const opened = await journey.guest('/guest')
    const { page } = opened
    const { english } = journey
    const draft = (number: number) => english.text('drafts.name', { number })
    for (const number of [1, 2]) {
      await journey.newMap(opened)
      await page.getByRole('link', { name: english.text('document.back') }).click()
      await page.getByRole('link', { name: draft(number) }).waitFor()
    }
    for (const [number, next] of [
      [2, draft(1)],
      [1, english.text('files.new')],
    ] as const) {
      await page.getByRole('link', { name: draft(number) }).focus()
      await page.keyboard.press('Delete')
      await page.getByRole('button', { name: english.text('drafts.delete.act') }).press('Enter')
      await page.getByRole('link', { name: draft(number) }).waitFor({ state: 'detached' })
      await eventually(() => focused(page)).toBe(next)
    }
  })
})
