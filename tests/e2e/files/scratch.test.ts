import { readFileSync } from 'node:fs'
import { describe, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'

describe('scratch', () => {
  const journey = sharedJourneys()
  it('exports', async () => {
    const person = await journey.newPerson()
    const lines = ['Harbour Coffee', 'Story', 'Film 🎬', 'Growers 种植', 'Product', 'Two roasts', 'Bag']
    const node = (text: string, children: unknown[] = []) => ({ data: { text }, children })
    const content = {
      root: node('Harbour Coffee launch', [
        node('Story', [node('Film at the quay 🎬'), node('Portraits 肖像'), node('Tasting notes')]),
        node('Product', [node('Two roasts'), node('Bag that closes again')]),
        node('Online shop', [node('Gift cards'), node('Ratings')]),
      ]),
      relLine: [], style: {}, template: 'mind', theme: 'sky-19', background: null, version: '1', resources: [],
    }
    void lines
    const { file_guid } = await person.api('/touch', { file_name: 'Harbour Coffee launch', content: content as never })
    const opened = await journey.atMap(person, file_guid, { width: 1440, height: 900 })
    const { page } = opened
    await page.getByRole('button', { name: 'Export', exact: true }).waitFor()
    await page.keyboard.press('Control+Shift+E')
    await page.getByRole('dialog').waitFor()
    await page.getByRole('dialog').getByRole('img').first().waitFor()
    await page.waitForTimeout(1500)
    await page.screenshot({ path: '/tmp/shots/export.png' })
    for (const name of ['PNG', 'JPG', 'SVG', 'PDF', 'Word', 'HTML', 'XMind', 'Markdown', 'Project']) {
      await page.getByRole('dialog').getByRole('radio', { name, exact: true }).check({ force: true })
      const down = page.waitForEvent('download', { timeout: 15000 }).catch((error) => null)
      await page.keyboard.press('Enter')
      const file = await down
      if (file) {
        await file.saveAs(`/tmp/shots/out-${file.suggestedFilename()}`)
        console.log(name, file.suggestedFilename())
      } else console.log(name, 'NO FILE')
      await page.waitForTimeout(300)
      await page.screenshot({ path: `/tmp/shots/export-${name}.png` })
    }
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.waitForTimeout(500)
    await page.screenshot({ path: '/tmp/shots/phone.png' })
    console.log(opened.problems)
  })
})
