import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { FlowchartPage } from './flowchart-page.ts'

describe('a flowchart', () => {
  const journey = sharedJourneys()

  it('of ten shapes with a decision, a swimlane and labels takes less than 40 gestures; all of them are undone and redone', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Refunds', naotu_type: 1 })
    const { page } = await journey.signedIn(person, `/doc/${file_guid}`, { width: 1440, height: 900 })
    const chart = new FlowchartPage(page, journey.english)
    await chart.ready()

    await chart.click(await chart.middleOf(chart.paletteShape('pool')))
    const pool = await chart.rectOf(chart.shape('Pool'))
    await chart.drag({ x: pool.x + pool.width, y: pool.y + pool.height }, { x: pool.x + pool.width + 100, y: 780 })
    await chart.type('Refunds')
    for (const [lane, name] of [
      ['Lane 1', 'Customer'],
      ['Lane 2', 'Shop'],
    ] as const) {
      const { x, y } = await chart.rectOf(chart.shape(lane))
      await chart.click({ x: x + 18, y: y + 30 })
      await chart.type(name)
    }
    const { x, y } = await chart.rectOf(chart.shape('Customer'))
    await chart.drag(await chart.middleOf(chart.paletteShape('terminator')), { x: x + 130, y: y + 80 })
    await chart.type('Wants a refund')
    await chart.goOn('right', 'process')
    await chart.type('Fills in the form')
    await chart.goOn('bottom', 'decision')
    await chart.type('Within 30 days?')
    await chart.goOn('right', 'process')
    await chart.type('Pays back')
    await chart.goOn('right')
    await chart.type('Closes the case')
    await chart.goOn('top', 'terminator')
    await chart.type('Money back')
    await chart.pointAt('Within 30 days?')
    await chart.goOn('bottom', 'process')
    await chart.type('Looks into it')
    await chart.goOn('right', 'document')
    await chart.type('Letter')
    await chart.goOn('right', 'database')
    await chart.type('Archive')
    await chart.pointAt('Letter')
    await chart.goOn('bottom', 'terminator')
    await chart.type('Nothing back')

    // What is between two shapes is pressed and written at.
    const decision = await chart.rectOf(chart.shape('Within 30 days?'))
    const paid = await chart.rectOf(chart.shape('Pays back'))
    const looked = await chart.rectOf(chart.shape('Looks into it'))
    await chart.click({ x: (decision.x + decision.width + paid.x) / 2, y: paid.y + paid.height / 2 })
    await chart.type('Yes')
    await chart.click({ x: decision.x + decision.width / 2, y: (decision.y + decision.height + looked.y) / 2 })
    await chart.type('No')
    // And from the letter back to the decision, drawn by hand.
    await chart.pointAt('Looks into it')
    await chart.connect('left', 'Fills in the form')
    await chart.type('Incomplete')
    await chart.pressKey('Enter')
    expect(chart.gestures).toBeLessThan(40)

    const words = [
      ...['Refunds', 'Customer', 'Shop'],
      ...['Wants a refund', 'Fills in the form', 'Within 30 days?', 'Pays back', 'Closes the case', 'Money back'],
      ...['Looks into it', 'Letter', 'Archive', 'Nothing back'],
      ...['Yes', 'No', 'Incomplete'],
    ]
    await eventually(() => chart.written()).toEqual(words.toSorted())
    const decided = 'Decision: Within 30 days?, leads to Yes: Pays back, No: Looks into it'
    await eventually(() => chart.heard('Decision: Within 30 days?')).toBe(decided)
    expect(await chart.lines()).toBe(10)
    await chart.saved.waitFor()

    const undo = page.getByRole('button', { name: journey.english.text('editor.action.undo') })
    const redo = page.getByRole('button', { name: journey.english.text('editor.action.redo') })
    let steps = 0
    for (; await undo.isEnabled(); steps++) await page.keyboard.press('Control+z')
    await eventually(() => page.locator('[data-shape], [data-connector]').count()).toBe(0)
    for (; steps > 0; steps--) await page.keyboard.press('Control+Shift+z')
    await eventually(() => redo.isEnabled()).toBe(false)
    await eventually(() => chart.written()).toEqual(words.toSorted())
    expect(await chart.lines()).toBe(10)
    await chart.saved.waitFor()
  })
})
