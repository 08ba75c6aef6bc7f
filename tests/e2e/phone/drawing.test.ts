import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { EditorContent, EditorTopic } from '../../kit/editor/editor-page.ts'
import { readPdf } from '../../kit/services/poppler.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { fingersOf } from '../editor/fingers.ts'
import { mapOf, outlineOf } from '../editor/outline.ts'
import { middleOf } from './middle-of.ts'

const journey = sharedJourneys()
const phone = { width: 390, height: 844 }

function topicOf(topic: EditorTopic, words: string): EditorTopic | undefined {
  if (topic.data.text === words) return topic
  for (const child of topic.children) {
    const found = topicOf(child, words)
    if (found) return found
  }
  return undefined
}

test('a map is drawn, dressed, put in order and taken back with a thumb alone, and taken out', async () => {
  const { text } = journey.english
  const person = await journey.newPerson()
  const content = { ...mapOf(['Trip']) }
  const { file_guid } = await person.api('/touch', { file_name: 'Trip', content })
  const { page, context, problems } = await journey.signedIn(person, `/doc/${file_guid}`, phone)
  const fingers = await fingersOf({ devTools: () => context.newCDPSession(page) })
  const button = (name: string, within: Locator | typeof page = page) =>
    within.getByRole('button', { name, exact: true })
  const strip = page.getByRole('toolbar', { name: text('editor.phone.tools') })
  const writing = page.getByRole('toolbar', { name: text('editor.phone.writing') })
  const topic = (words: string) => page.locator('[data-map] text', { hasText: words }).first()
  const outline = async () => outlineOf((await person.api('/open', { file_guid })).content as unknown as EditorContent)

  /** What the topic has of its own. */
  const markOf = async (words: string) => {
    const { content: now } = await person.api('/open', { file_guid })
    return topicOf((now as unknown as EditorContent).root, words)?.data ?? {}
  }

  /** Until then a finger that moves takes the map along. */
  const lifted = (words: string) =>
    page.getByRole('treeitem', { name: words, exact: true, selected: true }).waitFor({ state: 'attached' })

  // A map with nothing else in it begins at its only topic.
  await button(text('editor.short.add-child'), strip).tap()
  await page.keyboard.type('Pack')
  for (const words of ['Book', 'Tell']) {
    await button(text('editor.action.add-sibling'), writing).tap()
    await page.keyboard.type(words)
  }
  await button(text('editor.action.add-child'), writing).tap()
  await page.keyboard.type('Neighbours')
  // Priorities come in the place of the keyboard, and writing goes on after them.
  await button(text('editor.style.priority'), writing).tap()
  const keys = page.getByRole('region', { name: text('editor.style.priority'), exact: true }).first()
  await button(text('editor.style.priority-n', { number: 2 }), keys).tap()
  await button(text('editor.phone.keyboard'), writing).tap()
  await page.keyboard.type('!')
  await button(text('editor.phone.done'), writing).tap()
  await writing.waitFor({ state: 'hidden' })
  // The keyboard goes with the writing.
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role') ?? null)).not.toBe('textbox')
  await eventually(outline).toEqual(['Trip', '  Pack', '  Book', '  Tell', '    Neighbours!'])
  expect(await markOf('Neighbours!')).toMatchObject({ priority: 2 })

  // What is dressed is seen above the sheet; Reset takes all of it back in one step.
  // Undo is in the bar, which a grip brings back.
  await button(text('editor.action.format'), strip).tap()
  const sheet = page.getByRole('region', { name: text('editor.phone.format'), exact: true })
  await sheet.waitFor()
  await button(text('editor.style.bold'), sheet).tap()
  await button(text('editor.phone.larger'), sheet).tap()
  await eventually(() => markOf('Neighbours!')).toMatchObject({ 'font-size': 15 })
  await button(text('editor.phone.reset'), sheet).tap()
  await eventually(async () => Object.keys(await markOf('Neighbours!'))).not.toContain('font-size')
  const bar = page.getByRole('banner')
  await button(text('document.bar.show')).tap()
  await button(text('editor.action.undo'), bar).tap()
  await eventually(() => markOf('Neighbours!')).toMatchObject({ 'font-size': 15 })

  // A page of it is closed before the sheet is; Back closes that and nothing else.
  await button(text('editor.phone.color.fill'), sheet).tap()
  await page.getByRole('heading', { name: text('editor.phone.color.fill') }).waitFor()
  await page.goBack()
  await sheet.waitFor()
  await eventually(async () => {
    const [above, below] = [await topic('Neighbours').boundingBox(), await sheet.boundingBox()]
    return (above?.y ?? 999) + (above?.height ?? 0) <= (below?.y ?? 0)
  }).toBe(true)
  const address = page.url().split('?')[0]
  await page.goBack()
  await sheet.waitFor({ state: 'hidden' })
  expect(page.url().split('?')[0]).toBe(address)

  // A finger that rests lifts a topic, and the foot says where it goes.
  await button(text('editor.action.fit')).tap()
  const tell = await middleOf(topic('Tell'))
  const pack = await middleOf(topic('Pack'))
  await fingers.down(tell)
  await lifted('Tell')
  await fingers.move({ x: tell.x, y: tell.y - 20 })
  await fingers.move({ x: pack.x, y: pack.y - 16 })
  await page
    .getByRole('status')
    .getByText(text('editor.drag.before', { parent: 'Trip', next: 'Pack' }))
    .waitFor()
  await fingers.up()
  await eventually(outline).toEqual(['Trip', '  Tell', '    Neighbours!', '  Pack', '  Book'])

  await button(text('editor.action.undo'), bar).tap()
  await eventually(outline).toEqual(['Trip', '  Pack', '  Book', '  Tell', '    Neighbours!'])

  // What is selected has its strip over others: let go of, nothing lies over them.
  await page.touchscreen.tap(40, 700)
  await strip.waitFor({ state: 'hidden' })

  // A long press that carries nothing opens the menu, at the lower edge.
  const book = await middleOf(topic('Book'))
  await fingers.down(book)
  await lifted('Book')
  await fingers.up()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  await menu.getByRole('menuitem', { name: text('editor.action.delete'), exact: true }).tap()
  await eventually(outline).toEqual(['Trip', '  Pack', '  Tell', '    Neighbours!'])

  // A map of twenty topics goes out as a PDF.
  const tellNow = await middleOf(topic('Tell'))
  await page.touchscreen.tap(tellNow.x, tellNow.y)
  await button(text('editor.short.add-child'), strip).tap()
  for (let nth = 1; nth <= 16; nth++) {
    if (nth > 1) await button(text('editor.action.add-sibling'), writing).tap()
    await page.keyboard.type(`Friend ${nth}`)
  }
  await button(text('editor.phone.done'), writing).tap()
  await eventually(async () => (await outline()).length).toBe(20)
  if (await button(text('document.bar.show')).isVisible()) await button(text('document.bar.show')).tap()
  await button(text('document.more'), bar).tap()
  await menu.getByRole('menuitem', { name: text('exports.open'), exact: true }).tap()
  const exporting = page.getByRole('dialog', { name: text('exports.title') })
  await exporting.getByRole('radio', { name: 'PDF' }).tap()
  const download = page.waitForEvent('download')
  await button(text('exports.act', { format: 'PDF' }), exporting).tap()
  const file = await download
  expect(file.suggestedFilename()).toBe('Trip.pdf')
  const pdf = await readPdf(await readFile(await file.path()))
  for (const words of ['Trip', 'Pack', 'Neighbours!', 'Friend 1', 'Friend 16']) expect(pdf.text).toContain(words)
  expect(problems).toEqual([])
})
