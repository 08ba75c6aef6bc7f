import { describe, expect, it } from 'vitest'
import { barriersOf } from '../../kit/browser/axe.ts'
import { engines } from '../../kit/database/engines.ts'
import { eventually } from '../editor/editor-journey.ts'
import { fileJourneys } from './file-journey.ts'
import { follow } from './follow.ts'
import { ListPage } from './list-page.ts'

const [engine] = engines

describe('the limits of a plan', () => {
  if (!engine) throw new Error('There is no engine')
  const PLANS = JSON.stringify({ free: { documents: 3, nodes: 3 } })
  const journey = fileJourneys(engine, { MEMBERSHIP: 'on', PLANS, EXPORT_FREE: 'blocked' })

  it('a full account says so wherever something would be made or brought back, and what more there is; a full document as well', async () => {
    const person = await journey.newPerson()
    const lost = await person.api('/touch', { file_name: 'Lost' })
    await person.api('/rm', { file_guids: lost.file_guid })
    const content = { root: { data: { text: 'Plan' }, children: [{ data: { text: 'Alpha' }, children: [] }] } }
    const { file_guid: almostFull } = await person.api('/touch', { file_name: 'One', content })
    for (const file_name of ['Two', 'Three']) await person.api('/touch', { file_name })
    const opened = await journey.signedIn(person, '/home/my')
    const { page } = opened
    const list = new ListPage(page, journey.english)
    const { text } = list
    const { message } = journey.english
    await page.getByText(text('plan.count', { count: 3, limit: 3 })).waitFor()
    const alert = page.getByRole('alert')

    await list.button(text('files.new')).click()
    await alert.getByText(message('-111', { limit: 3 })).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('ramify.upgrade-reason'))).toBe('rs016')
    await list.link('One').press('Control+d')
    await eventually(() => page.evaluate(() => localStorage.getItem('ramify.upgrade-reason'))).toBe('rs017')

    await page.getByRole('link', { name: text('files.trash'), exact: true }).click()
    await list.button(text('trash.restore-all')).click()
    await list.hold(message('-111:restore', { limit: 3 }))
    await alert
      .getByRole('button', { name: text('plan.more') })
      .last()
      .click()
    await list.dialog.getByText(text('plan.vip.documents'), { exact: true }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    // The nav has the way to more beside every page.
    await page.goto(`${journey.server.address}/user/info`)
    await page.getByText(text('accounts.plan.free'), { exact: true }).waitFor()
    await list.button(text('plan.more')).click()
    await list.dialog.getByText(text('plan.vip.documents')).waitFor()

    // What was deleted stays in the trash when there is no room for it any more.
    await page.keyboard.press('Escape')
    await follow(page, '/home/my')
    await list.link('Three').press('Delete')
    const undo = list.button(text('files.undo'))
    // Time stands still under the pointer.
    await undo.hover()
    await person.api('/touch', { file_name: 'Another' })
    await undo.click()
    await alert.getByText(message('-111:restore', { limit: 3 })).waitFor()
    await list.link('Another').waitFor()
    expect((await person.api('/ls', {})).files).toHaveLength(3)

    // A document says how many topics there may be, and takes no more.
    const map = await journey.openMap(opened, `/doc/${almostFull}`)
    await map.addChild('Beta')
    await page.getByText(text('document.topics.limit', { count: 3, limit: 3 })).waitFor()
    await page.keyboard.press('Tab')
    await alert.getByText(message('211', { limit: 3 })).waitFor()
    await page.getByText(text('document.topics.limit', { count: 3, limit: 3 })).waitFor()
    await map.saved.waitFor()

    // Drawn exports are for VIP members here; whoever presses is told what more there is, and data goes out.
    await page.keyboard.press('Control+Shift+E')
    const exporting = page.getByRole('dialog', { name: text('exports.title') })
    const foot = exporting.getByRole('contentinfo')
    const begin = (format: string) => foot.getByRole('button', { name: text('exports.act', { format }) })
    await exporting.getByText(message('x-export-vip')).waitFor()
    const more = page.getByRole('dialog', { name: text('plan.title') })
    for (const way of [foot.getByRole('button', { name: text('exports.see-vip') }), begin('PNG')]) {
      await way.click()
      await more.getByText(text('plan.vip.exports')).waitFor()
      await page.keyboard.press('Escape')
      await more.waitFor({ state: 'detached' })
    }
    await exporting.getByRole('radio', { name: 'Markdown', exact: true }).check()
    await exporting.getByText(message('x-export-vip')).waitFor({ state: 'detached' })
    const download = page.waitForEvent('download')
    await begin('Markdown').click()
    expect((await download).suggestedFilename()).toBe('One.md')
  })
})
