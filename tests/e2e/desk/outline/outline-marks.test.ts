import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'

describe('what topics carry, in the outline', () => {
  const openDesk = deskJourneys()

  it('is seen beside the words, and heard as on the map', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha', 'Beta')
    await page.keyboard.press('Control+5')
    await desk.openTab('icons')
    await desk.panel.getByRole('button', { name: text('icon.star-yellow'), exact: true }).click()
    await desk.panel
      .getByRole('button', { name: text('editor.style.progress-n', { percent: 50 }), exact: true })
      .click()
    await desk.openTab('style')
    const labels = desk.panel.getByRole('combobox', { name: text('editor.labels.add') })
    await labels.fill('urgent')
    await labels.press('Enter')
    const spoken = [
      'Beta',
      text('editor.style.priority-n', { number: 5 }),
      text('editor.style.progress-n', { percent: 50 }),
      text('icon.star-yellow'),
      text('editor.tree.labels', { labels: 'urgent' }),
    ].join(', ')
    await eventually(() => desk.heard('Beta')).toBe(spoken)
    await desk.press('Beta')
    await page.keyboard.press('Alt+Shift+o')
    const row = page.locator('main').getByRole('treeitem', { name: spoken, exact: true })
    await row.waitFor()
    await row.getByText('5', { exact: true }).waitFor()
    await row.getByText('urgent', { exact: true }).waitFor()
    expect(await row.locator('svg').count()).toBe(2)
    expect(await row.locator('[data-text]').textContent()).toBe('Beta')
    const plain = page.locator('main').getByRole('treeitem', { name: 'Alpha', exact: true })
    expect(await plain.locator('svg').count()).toBe(0)
    await row.locator('[data-text]').click()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await eventually(() =>
      page
        .locator('main')
        .getByRole('treeitem', { name: spoken.replace('Beta', 'Beta!') })
        .count(),
    ).toBe(1)
  })
})
