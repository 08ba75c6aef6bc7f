import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../e2e/desk/desk-journey.ts'
import { eventually } from '../e2e/editor/editor-journey.ts'
import { DocumentPage } from '../e2e/files/document-page.ts'
import { speak } from '../e2e/pages/texts.ts'

describe('a document', () => {
  const journey = sharedJourneys()

  it('speaks Chinese', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', {})
    const { page } = await journey.signedIn(person, `/doc/${file_guid}?lang=zh`)
    const chinese = await speak('zh')
    const map = new DocumentPage(page, chinese)
    await map.ready()
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^zh/)
    await map.write('秋季发布')
    await map.addChild('产品')
    await map.saved.waitFor()
    await map.rename('计划')
    await eventually(() => page.title()).toContain('计划')
    await map.bar.getByRole('button', { name: chinese.text('document.more') }).click()
    await page.getByRole('menuitem').first().waitFor()
    const items = await page.getByRole('menuitem').allInnerTexts()
    expect(items.length).toBeGreaterThan(2)
    // What the keys are called is the same everywhere.
    expect(items.join('').replace(/Ctrl|F\d+/g, '')).not.toMatch(/[A-Za-z]{2}/)
    await page.keyboard.press('Escape')
    expect(await map.bar.innerText()).not.toMatch(/[A-Za-z]{2}/)
    await page
      .getByRole('main')
      .getByText(chinese.text('document.topics', { count: 2 }), { exact: true })
      .waitFor()
  })
})
