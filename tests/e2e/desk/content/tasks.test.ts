import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'

describe('tasks and attached files', () => {
  const open = deskJourneys()

  it('a topic gets a day and a person by keys, is found in the list, done there, and taken back', async () => {
    const { desk, page, text } = await open('Launch', 'Film', 'Carrier')
    await page.keyboard.press('Alt+t')
    const due = desk.panel.getByRole('textbox', { name: text('editor.task.due'), exact: true })
    await desk.panel.getByText(text('editor.tasks.none')).waitFor()
    await due.fill('nonsense')
    await due.press('Enter')
    await eventually(() => due.inputValue()).toBe('')
    await due.fill('today')
    await due.press('Enter')
    await eventually(() => desk.heard('Carrier')).toContain(
      text('editor.task.due-on', { day: text('editor.task.today') }),
    )

    // The calendar by keys: from today two days back.
    await due.press('ArrowDown')
    const grid = page.getByRole('grid')
    await grid.waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await grid.waitFor({ state: 'detached' })
    await eventually(() => desk.heard('Carrier')).toContain(text('editor.task.late', { count: 2 }))

    const assignee = desk.panel.getByRole('combobox', { name: text('editor.task.assignee') })
    await assignee.fill('Chen')
    await assignee.press('Enter')
    await eventually(() => desk.heard('Carrier')).toContain(text('editor.task.by', { name: 'Chen' }))

    const overdue = desk.panel.getByRole('region', { name: text('editor.tasks.overdue') })
    const row = overdue.getByRole('button', { name: /^Carrier/ })
    await row.focus()
    await page.keyboard.press('Space')
    await desk.panel.getByRole('region', { name: text('editor.tasks.done') }).waitFor()
    await overdue.waitFor({ state: 'detached' })
    await page
      .getByRole('status')
      .getByRole('button', { name: text('files.undo') })
      .click()
    await overdue.waitFor()

    // A press on a row goes to its topic.
    await desk.press('Film')
    await eventually(() => page.getByRole('treeitem', { name: 'Film', selected: true }).count()).toBe(1)
    await row.click()
    await eventually(() => page.getByRole('treeitem', { name: /^Carrier/, selected: true }).count()).toBe(1)
  })

  it('a file is attached, downloaded as it was, renamed, removed and brought back', async () => {
    const { desk, page, text } = await open('Plan', 'Alpha')
    const file = {
      name: 'quotes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 <script>alert(1)</script>'),
    }
    const choosing = page.waitForEvent('filechooser')
    await desk.panel.getByRole('button', { name: text('editor.action.attach') }).click()
    await (await choosing).setFiles(file)
    const download = (name: string) => desk.panel.getByRole('button', { name: text('editor.file.download', { name }) })
    await download('quotes.pdf').waitFor()
    await eventually(() => desk.heard('Alpha')).toContain(text('editor.tree.files', { names: 'quotes.pdf' }))

    const downloading = page.waitForEvent('download')
    await download('quotes.pdf').click()
    const saved = await downloading
    expect(saved.suggestedFilename()).toBe('quotes.pdf')
    expect(await readFile(await saved.path())).toEqual(file.buffer)

    await desk.panel.getByRole('button', { name: text('editor.file.rename', { name: 'quotes.pdf' }) }).click()
    await page.keyboard.type('offers')
    await page.keyboard.press('Enter')
    await download('offers.pdf').waitFor()
    await desk.panel.getByRole('button', { name: text('editor.file.remove', { name: 'offers.pdf' }) }).click()
    await eventually(() => desk.heard('Alpha')).toBe('Alpha')
    await desk.undo()
    await download('offers.pdf').waitFor()
  })

  it('a branch is shown alone, in the address, and still after a reload', async () => {
    const { desk, page, text } = await open('Plan', 'Alpha', '  One', 'Beta')
    await desk.select('Alpha')
    await page.keyboard.press('Alt+Shift+PageDown')
    const path = page.getByRole('navigation', { name: text('editor.drill.path') })
    await path.waitFor()
    await eventually(() => desk.topic('Beta').count()).toBe(0)
    await eventually(async () => new URL(page.url()).searchParams.get('branch')).not.toBeNull()
    await page.reload()
    await path.getByText('Alpha').waitFor()
    await desk.topic('One').waitFor()
    expect(await desk.topic('Beta').count()).toBe(0)
    await path.getByRole('button', { name: text('editor.drill.leave') }).click()
    await desk.topic('Beta').waitFor()
    await eventually(async () => new URL(page.url()).searchParams.get('branch')).toBeNull()
  })
})
