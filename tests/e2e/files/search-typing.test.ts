import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { ListPage } from './list-page.ts'

describe('the page of a search', () => {
  const journey = sharedJourneys()

  it('follows what is typed, keeps the focus and the way back, and has one cross', async () => {
    const person = await journey.newPerson()
    for (const file_name of ['Quay plan', 'Bread']) await person.api('/touch', { file_name })
    const { page } = await journey.signedIn(person, '/home/search?q=quay')
    const list = new ListPage(page, journey.english)
    const { text } = list
    await list.link('Quay plan').waitFor()
    const field = page.getByRole('searchbox', { name: text('files.search.field') })
    // Letter by letter: nothing but the typing tells that it is to be searched.
    await field.fill('')
    await page.keyboard.type('brea')
    await list.link('Bread').waitFor()
    await list.link('Quay plan').waitFor({ state: 'detached' })
    await page.keyboard.type('dz')
    await page.getByText(text('palette.none', { typed: 'breadz' })).waitFor()
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await field.inputValue()).toBe('breadz')
    expect(page.url()).toContain('q=breadz')
    // One step leads back to what was searched for before the typing.
    await page.goBack()
    await list.link('Quay plan').waitFor()
    expect(await field.inputValue()).toBe('quay')

    const clear = page.getByRole('search').getByRole('button', { name: text('files.filter.clear') })
    expect(await clear.count()).toBe(1)
    // Where the browser's own would be there is nothing but the field.
    const { width, height } = (await field.boundingBox()) ?? { width: 0, height: 0 }
    await field.click({ position: { x: width - 8, y: height / 2 } })
    expect(await field.inputValue()).toBe('quay')
    await clear.click()
    await page.getByText(text('files.search.hint')).waitFor()
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  })
})
