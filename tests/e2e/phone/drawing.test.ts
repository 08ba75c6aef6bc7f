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

  // At the wand it is said for a moment what that is for.
  const tip = page.getByText(text('editor.phone.theme-tip'), { exact: true })
  await Promise.all([tip.waitFor(), page.reload()])
  await tip.waitFor({ state: 'hidden' })

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
  // So do icons and links; what is chosen there ends nothing.
  await button(text('editor.panel.icons'), writing).tap()
  const icons = page.getByRole('region', { name: text('editor.panel.icons'), exact: true })
  await button(text('icon.face-smile'), icons).tap()
  await button(text('editor.action.link'), writing).tap()
  const link = page.getByRole('form', { name: text('editor.link') })
  await link.getByRole('textbox', { name: text('editor.link.address') }).fill('example.com')
  await button(text('editor.link.save'), link).tap()
  await link.waitFor({ state: 'hidden' })
  await page.keyboard.type('!')
  await button(text('editor.phone.done'), writing).tap()
  await writing.waitFor({ state: 'hidden' })
  // The keyboard goes with the writing.
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role') ?? null)).not.toBe('textbox')
  await eventually(outline).toEqual(['Trip', '  Pack', '  Book', '  Tell', '    Neighbours!'])
  expect(await markOf('Neighbours!')).toMatchObject({ priority: 2, hyperlink: 'https://example.com' })

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
  // So is one of More, where what somebody chose stands small.
  await page.getByText(text('editor.phone.more'), { exact: true }).tap()
  const more = page.getByRole('region', { name: text('editor.phone.more'), exact: true })
  const chosenIcons = more.getByRole('button', { name: text('editor.panel.icons') })
  await chosenIcons.waitFor()
  expect((await chosenIcons.boundingBox())?.height).toBeLessThan(60)
  await chosenIcons.tap()
  await page.getByRole('heading', { name: text('editor.panel.icons'), exact: true }).waitFor()
  await page.goBack()
  await more.waitFor()
  const address = page.url().split('?')[0]
  await page.goBack()
  await more.waitFor({ state: 'hidden' })
  expect(page.url().split('?')[0]).toBe(address)

  // Another look asks what becomes of what was dressed by hand: kept, or dressed anew.
  const themeNow = async () => (await person.api('/open', { file_guid })).content as unknown as { theme: string }
  const themes = page.getByRole('region', { name: text('editor.panel.theme'), exact: true })
  const wear = async (name: string, answer: 'keep' | 'replace', kind?: string) => {
    const brings = button(text('document.bar.show'))
    if (await brings.isVisible()) await brings.tap()
    await button(text('editor.action.themes'), bar).tap()
    if (kind)
      await themes
        .getByRole('group', { name: text('editor.theme.kind') })
        .getByText(kind)
        .tap()
    const offered = themes.getByRole('radiogroup', { name: text('editor.panel.theme') })
    await offered.getByRole('radio', { name, exact: true }).check()
    const question = page.getByRole('dialog', { name: text('editor.theme.own-topics', { count: 1 }) })
    await question.getByText(text('editor.theme.own-question', { name })).waitFor()
    await button(text(`editor.theme.${answer}`), question).tap()
    await question.waitFor({ state: 'hidden' })
    await button(text('editor.phone.done'), themes).tap()
    await themes.waitFor({ state: 'hidden' })
  }
  await wear('Mint', 'keep')
  await eventually(themeNow).toMatchObject({ theme: 'fresh-1' })
  expect(await markOf('Neighbours!')).toMatchObject({ 'font-size': 15 })
  await wear('Graphite', 'replace', text('editor.theme.plain'))
  await eventually(themeNow).toMatchObject({ theme: 'graphite' })
  expect(Object.keys(await markOf('Neighbours!'))).not.toContain('font-size')

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

  // A second finger puts it back, and nothing has happened.
  const foot = page.getByRole('status').getByText(text('editor.drag.before', { parent: 'Trip', next: 'Pack' }))
  await fingers.down(tell)
  await lifted('Tell')
  await fingers.move({ x: tell.x, y: tell.y - 20 })
  await fingers.move({ x: pack.x, y: pack.y - 16 })
  await foot.waitFor()
  expect((await foot.boundingBox())?.y).toBeGreaterThan(phone.height - 120)
  await fingers.down({ x: pack.x, y: pack.y - 16 }, { x: 60, y: 700 })
  await foot.waitFor({ state: 'hidden' })
  await fingers.up()
  expect(await outline()).toEqual(['Trip', '  Pack', '  Book', '  Tell', '    Neighbours!'])
  await button(text('editor.action.fit')).tap()

  // What is selected has its strip over others: let go of, nothing lies over them.
  await page.touchscreen.tap(40, 700)
  await strip.waitFor({ state: 'hidden' })

  // A long press that carries nothing shows all there is to the topic, and from there every action.
  const book = await middleOf(topic('Book'))
  await fingers.down(book)
  await lifted('Book')
  await fingers.up()
  await button(text('editor.phone.all-actions'), more).tap()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  await menu.getByRole('menuitem', { name: text('editor.action.delete'), exact: true }).tap()
  await eventually(outline).toEqual(['Trip', '  Pack', '  Tell', '    Neighbours!'])

  // So does the root, which carries the map; Back closes that and leaves it selected.
  await fingers.down(await middleOf(topic('Trip')))
  await lifted('Trip')
  await fingers.up()
  await more.waitFor()
  await page.goBack()
  await more.waitFor({ state: 'hidden' })
  await lifted('Trip')
  await page.goBack()
  await page.getByRole('treeitem', { selected: true }).waitFor({ state: 'detached' })

  // The menu of the document says what holds now, and its pages lead back to it.
  const grip = button(text('document.bar.show'))
  if (await grip.isVisible()) await grip.tap()
  await button(text('document.more'), bar).tap()
  await menu.getByText(text('document.topics', { count: 4 })).waitFor()
  const layoutRow = menu.getByRole('menuitem', { name: text('editor.style.layout') })
  await layoutRow.getByText(text('editor.layout.right'), { exact: true }).waitFor()
  await layoutRow.tap()
  const layouts = page.getByRole('region', { name: text('editor.style.layout'), exact: true })
  await layouts.getByRole('radio', { name: text('editor.layout.filetree'), exact: true }).check()
  await button(text('document.more'), layouts).tap()
  await layoutRow.getByText(text('editor.layout.filetree')).waitFor()
  await layoutRow.tap()
  await layouts.waitFor()
  await page.goBack()
  await menu.waitFor()
  // Pulled down it goes with the finger, a little of it comes back.
  const title = await middleOf(menu.getByText('Trip', { exact: true }))
  await fingers.down(title)
  for (const y of [20, 40, 60]) await fingers.move({ x: title.x, y: title.y + y })
  await page.waitForTimeout(200)
  await fingers.move({ x: title.x, y: title.y + 61 })
  await fingers.up()
  expect(await menu.isVisible()).toBe(true)
  await fingers.down(title)
  for (const y of [100, 250, 400]) await fingers.move({ x: title.x, y: title.y + y })
  await fingers.up()
  await menu.waitFor({ state: 'hidden' })

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
  await menu.getByRole('menuitem', { name: text('exports.open') }).tap()
  const exporting = page.getByRole('dialog', { name: text('exports.title') })
  // Pulled down by its head a dialog goes.
  const head = await middleOf(exporting.getByRole('heading', { name: text('exports.title') }))
  await fingers.down(head)
  for (const y of [80, 200, 320, 440]) await fingers.move({ x: head.x, y: head.y + y })
  await fingers.up()
  await exporting.waitFor({ state: 'detached' })
  if (await grip.isVisible()) await grip.tap()
  await button(text('document.more'), bar).tap()
  await menu.getByRole('menuitem', { name: text('exports.open') }).tap()
  await exporting.getByRole('radio', { name: 'PDF' }).tap()
  const download = page.waitForEvent('download')
  await button(text('exports.act', { format: 'PDF' }), exporting).tap()
  const file = await download
  expect(file.suggestedFilename()).toBe('Trip.pdf')
  const pdf = await readPdf(await readFile(await file.path()))
  for (const words of ['Trip', 'Pack', 'Neighbours!', 'Friend 1', 'Friend 16']) expect(pdf.text).toContain(words)

  // Who opens it has all of it, between what lies over it.
  await page.goto(page.url().split('?')[0] ?? '')
  const [first, last] = [topic('Trip'), topic('Friend 16')]
  await last.waitFor()
  const [upper, lower] = [await bar.boundingBox(), await button(text('editor.action.fit')).boundingBox()]
  const [top, foot20] = [await first.boundingBox(), await last.boundingBox()]
  expect(top?.y).toBeGreaterThan((upper?.y ?? 0) + (upper?.height ?? 999))
  expect((foot20?.y ?? 999) + (foot20?.height ?? 0)).toBeLessThan(lower?.y ?? 0)
  expect(problems).toEqual([])
})

test('a flowchart is drawn, carried and connected with a thumb alone', async () => {
  const { text } = journey.english
  const person = await journey.newPerson()
  const box = (x: number, y: number) => ({ x, y, width: 136, height: 56 })
  const items = [
    { type: 'shape', id: 'askedasked', kind: 'terminator', text: 'Asked', box: box(0, 0) },
    { type: 'shape', id: 'checkcheck', kind: 'process', text: 'Check', box: box(0, 170) },
    { type: 'shape', id: 'paidpaidpa', kind: 'process', text: 'Paid', box: box(0, 400) },
  ]
  const content = { kind: 'flowchart', version: '1', theme: 'sky-19', pages: [{ id: 'page', name: 'Page', items }] }
  const { file_guid } = await person.api('/touch', { file_name: 'Refund', naotu_type: 1, content })
  const { page, context, problems } = await journey.signedIn(person, `/doc/${file_guid}`, phone)
  const fingers = await fingersOf({ devTools: () => context.newCDPSession(page) })
  const button = (name: string, within: Locator | typeof page = page) =>
    within.getByRole('button', { name, exact: true })
  const strip = page.getByRole('toolbar', { name: text('editor.phone.tools') })
  const shapes = page.getByRole('region', { name: text('flowchart.panel.shapes'), exact: true })
  const middle = (words: string) => middleOf(page.locator('[data-shape]', { hasText: words }))
  interface Item {
    readonly type: string
    readonly id: string
    readonly kind?: string
    readonly box?: { readonly x: number; readonly y: number }
    readonly from?: { readonly shape?: string }
    readonly to?: { readonly shape?: string }
  }
  const itemsNow = async () => {
    const { content: now } = await person.api('/open', { file_guid })
    return (now as unknown as { pages: readonly { items: readonly Item[] }[] }).pages[0]?.items ?? []
  }
  const shape = async (id: string) => (await itemsNow()).find((item) => item.id === id)
  const lines = async () =>
    (await itemsNow()).filter(({ type }) => type === 'connector').map(({ from, to }) => `${from?.shape}-${to?.shape}`)

  // The shape of what is selected is another one, from the sheet.
  const paid = await middle('Paid')
  await page.touchscreen.tap(paid.x, paid.y)
  await button(text('flowchart.short.shape'), strip).tap()
  await button(text('flowchart.shape.data'), shapes).tap()
  await eventually(async () => (await shape('paidpaidpa'))?.kind).toBe('data')
  await shapes.waitFor({ state: 'hidden' })
  // Or one that is carried out of the sheet onto it.
  const asItIs = await itemsNow()
  await button(text('flowchart.short.shape'), strip).tap()
  const isAbove = async (words: string) => {
    const [sheetNow, { y }] = [await shapes.boundingBox(), await middle(words)]
    return sheetNow !== null && sheetNow.y + sheetNow.height <= phone.height && y < sheetNow.y - 20
  }
  await eventually(() => isAbove('Paid')).toBe(true)
  const decision = await middleOf(button(text('flowchart.shape.decision'), shapes))
  const onto = await middle('Paid')
  await fingers.down(decision)
  await fingers.move({ x: decision.x, y: decision.y - 30 })
  await fingers.move({ x: onto.x, y: onto.y + 56 })
  await fingers.up()
  await eventually(async () => (await shape('paidpaidpa'))?.kind).toBe('decision')
  expect(await itemsNow()).toHaveLength(asItIs.length)
  await shapes.waitFor({ state: 'hidden' })

  // A finger that rests lifts a shape above itself; a second one puts it back.
  const check = await middle('Check')
  const carrying = page.locator('[data-carrying]')
  await fingers.down(check)
  await carrying.waitFor({ state: 'attached' })
  await fingers.move({ x: check.x + 20, y: check.y })
  await fingers.move({ x: check.x + 60, y: check.y })
  await fingers.down({ x: check.x + 60, y: check.y }, { x: 60, y: 640 })
  await carrying.waitFor({ state: 'detached' })
  await fingers.up()
  expect((await shape('checkcheck'))?.box).toMatchObject({ x: 0, y: 170 })
  await button(text('editor.action.fit')).tap()
  const there = await middle('Check')
  await fingers.down(there)
  await carrying.waitFor({ state: 'attached' })
  await fingers.move({ x: there.x + 20, y: there.y + 20 })
  await fingers.move({ x: there.x + 40, y: there.y + 44 })
  await fingers.up()
  await eventually(async () => ((await shape('checkcheck'))?.box?.x ?? 0) > 10).toBe(true)
  // Held at the edge it takes the page along.
  await button(text('document.bar.show')).tap()
  await button(text('editor.action.undo'), page.getByRole('banner')).tap()
  await eventually(async () => (await shape('checkcheck'))?.box?.x).toBe(0)
  const from = await middle('Check')
  const placeOfPaid = async () => (await middle('Paid')).x
  const before = await placeOfPaid()
  await fingers.down(from)
  await carrying.waitFor({ state: 'attached' })
  await fingers.move({ x: from.x + 20, y: from.y })
  await fingers.move({ x: phone.width - 4, y: from.y })
  await eventually(async () => before - (await placeOfPaid()) > 40).toBe(true)
  await fingers.up()
  await eventually(async () => ((await shape('checkcheck'))?.box?.x ?? 0) > phone.width / 2).toBe(true)
  // The bar stays while the focus is in it.
  await button(text('editor.action.undo'), page.getByRole('banner')).tap()

  // Let go where it was, it tells all there is to it.
  await eventually(async () => (await shape('checkcheck'))?.box?.x).toBe(0)
  const again = await middle('Check')
  await fingers.down(again)
  await carrying.waitFor({ state: 'attached' })
  await fingers.up()
  await page.getByRole('region', { name: text('editor.phone.more'), exact: true }).waitFor()
  await page.goBack()

  // A connector that is let go over nothing asks for the shape that it leads to.
  const outward = await middleOf(page.locator('[data-arrow="right"]'))
  await fingers.down(outward)
  await fingers.move({ x: outward.x + 20, y: outward.y })
  await fingers.move({ x: outward.x + 60, y: outward.y + 56 })
  await fingers.up()
  await button(text('flowchart.shape.document'), shapes).tap()
  await shapes.waitFor({ state: 'hidden' })
  await eventually(async () => (await itemsNow()).filter(({ kind }) => kind === 'document')).toHaveLength(1)
  const added = (await itemsNow()).find(({ kind }) => kind === 'document')?.id
  await eventually(lines).toEqual([`checkcheck-${added}`])
  const goOn = await middle('Check')
  await page.touchscreen.tap(goOn.x, goOn.y)

  // An arrow leads a connector, with its tip above the thumb, and the foot says where to.
  const arrow = await middleOf(page.locator('[data-arrow="top"]'))
  const asked = await middle('Asked')
  await fingers.down(arrow)
  await fingers.move({ x: arrow.x, y: arrow.y - 20 })
  await fingers.move({ x: asked.x, y: asked.y + 56 })
  await page
    .getByRole('status')
    .getByText(text('flowchart.connect.to', { shape: 'Asked' }))
    .waitFor()
  await fingers.up()
  await eventually(lines).toContain('checkcheck-askedasked')
  expect(problems).toEqual([])
})
