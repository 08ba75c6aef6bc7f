import { describe, expect, it } from 'vitest'
import { barriersOf } from '../../kit/browser/axe.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { FlowchartPage } from './flowchart-page.ts'

describe('a flowchart without a mouse', () => {
  const journey = sharedJourneys()

  it('is drawn, labelled, walked and heard by keys alone, and nothing of it hinders anybody', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Refunds', naotu_type: 1 })
    const { page } = await journey.signedIn(person, `/doc/${file_guid}`)
    const chart = new FlowchartPage(page, journey.english)
    const { keyboard } = page
    const { text } = journey.english
    const selected = () => chart.spoken.and(page.locator('[aria-selected=true]')).last().textContent()
    const write = async (words: string) => {
      await keyboard.type(words)
      await keyboard.press('Enter')
    }
    await chart.ready()
    expect(await barriersOf(page)).toEqual([])

    await keyboard.press('Alt+Shift+a')
    const search = page.getByRole('searchbox', { name: text('flowchart.palette.search') })
    await eventually(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
    await write('decision')
    await eventually(selected).toBe('Decision: Without text')
    await write('In time?')
    await keyboard.press('Alt+ArrowDown')
    await write('Later')
    await eventually(selected).toBe('Decision: Later')
    await keyboard.press('ArrowUp')
    await keyboard.press('Alt+Shift+ArrowRight')
    await page.getByRole('menu', { name: text('flowchart.choice') }).waitFor()
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await write('Pay')
    await keyboard.press('ArrowLeft')
    await eventually(selected).toContain('Decision: In time?')

    // Its connectors one after the other, each with a label.
    await keyboard.press('Alt+n')
    await eventually(selected).toContain('Connector from In time? to Later')
    await write('No')
    await keyboard.press('Alt+n')
    await eventually(selected).toContain('Connector from In time? to Pay')
    await write('Yes')
    await keyboard.press('ArrowRight')
    await eventually(selected).toContain('Process: Pay')
    await eventually(() => chart.heard('Decision: In time?')).toBe('Decision: In time?, leads to No: Later, Yes: Pay')
    expect(await chart.lines()).toBe(2)
    expect(await barriersOf(page)).toEqual([])

    // The field points at what is heard, and whatever is moved away comes back.
    const pointed = () =>
      page.evaluate(() => {
        const id = document.activeElement?.getAttribute('aria-activedescendant')
        return id && document.getElementById(id)?.textContent
      })
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await eventually(pointed).toBe(await selected())
    await keyboard.press('Delete')
    await eventually(() => chart.spoken.count()).toBe(2)
    await keyboard.press('Control+z')
    await eventually(() => chart.spoken.count()).toBe(3)
    await chart.saved.waitFor()
  })
})
