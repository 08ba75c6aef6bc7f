import { expect, test } from 'vitest'
import type { EditorContent } from '../../kit/editor/editor-page.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { fingersOf } from '../editor/fingers.ts'
import { many, mapOf, outlineOf } from '../editor/outline.ts'
import { middleOf } from './middle-of.ts'

const journey = sharedJourneys()
const phone = { width: 390, height: 844, colorScheme: 'dark' } as const

test('an outline is read, written and put in order with a thumb', async () => {
  const { text } = journey.english
  const person = await journey.newPerson()
  const content = { ...mapOf(['Trip', '  Pack', '    Boots', '  Book', '  Tell', ...many(30)]) }
  const { file_guid } = await person.api('/touch', { file_name: 'Trip', content })
  const { page, context, problems } = await journey.signedIn(person, `/doc/${file_guid}`, phone)
  const fingers = await fingersOf({ devTools: () => context.newCDPSession(page) })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const outline = async () =>
    outlineOf((await person.api('/open', { file_guid })).content as unknown as EditorContent).filter(
      (row) => !/T\d/.test(row),
    )
  const row = (words: string) => page.locator('[data-row]', { hasText: words }).first()
  const placeOf = async (words: string) => {
    const box = await row(words).locator('[data-text]').first().boundingBox()
    if (!box) throw new Error(`${words} has no place`)
    return { x: box.x + 20, y: box.y + box.height / 2 }
  }

  /** A finger that rested before flings nothing: the next touch would only stop that. */
  const letGo = async () => {
    await page.waitForTimeout(200)
    await fingers.up()
  }

  // Where one was looking is found again after the outline, by the map in the bar.
  const placeOfPack = () => page.locator('[data-map] text', { hasText: 'Pack' }).first().boundingBox()
  await page.locator('[data-map] text', { hasText: 'Pack' }).first().waitFor()
  await fingers.down({ x: 200, y: 700 })
  for (const y of [680, 650, 620]) await fingers.move({ x: 180, y })
  await letGo()
  await eventually(async () => {
    const before = await placeOfPack()
    await page.waitForTimeout(200)
    return JSON.stringify(before) === JSON.stringify(await placeOfPack())
  }).toBe(true)
  const looked = await placeOfPack()
  await button(text('editor.action.outline')).tap()
  await row('Pack').waitFor()
  const grip = button(text('document.bar.show'))
  if (await grip.isVisible()) await grip.tap()
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('editor.view.map'), exact: true })
    .tap()
  await eventually(placeOfPack).toEqual(looked)

  await button(text('editor.action.outline')).tap()
  const tip = page.getByRole('complementary', { name: text('editor.outline.tip') })
  await tip.waitFor()

  // Whoever scrolls writes nothing; the tip goes, and so does the bar.
  const start = await placeOf('Tell')
  await fingers.down({ x: start.x, y: 700 })
  for (const y of [640, 560, 480, 400]) await fingers.move({ x: start.x, y })
  await letGo()
  await tip.waitFor({ state: 'hidden' })
  await expect(page.getByRole('textbox').evaluate((field) => field === document.activeElement)).resolves.toBe(false)
  await fingers.down({ x: start.x, y: 300 })
  for (const y of [400, 500, 600, 760]) await fingers.move({ x: start.x, y })
  await letGo()

  // To the side it changes the level.
  await page.evaluate(async () => {
    // What was flung has come to rest.
    for (let before = -1; ; ) {
      const now = document.querySelector('[data-row]')?.getBoundingClientRect().y ?? 0
      if (now === before) return
      before = now
      await new Promise((done) => setTimeout(done, 200))
    }
  })
  const book = await placeOf('Book')
  await fingers.down(book)
  for (const x of [20, 50, 80]) await fingers.move({ x: book.x + x, y: book.y })
  await fingers.up()
  await eventually(outline).toEqual(['Trip', '  Pack', '    Boots', '    Book', '  Tell'])
  await fingers.down(await placeOf('Book'))
  for (const x of [-20, -50, -80]) await fingers.move({ x: book.x + x, y: book.y })
  await fingers.up()
  await eventually(outline).toEqual(['Trip', '  Pack', '    Boots', '  Book', '  Tell'])

  // What is held is carried; a second finger puts it back.
  const [tell, pack] = [await placeOf('Tell'), await placeOf('Pack')]
  await fingers.down(tell)
  await page.waitForTimeout(500)
  await fingers.move({ x: tell.x, y: tell.y - 20 })
  await fingers.move({ x: pack.x, y: pack.y - 14 })
  await fingers.down({ x: pack.x, y: pack.y - 14 }, { x: 300, y: 600 })
  await fingers.up()
  expect(await outline()).toEqual(['Trip', '  Pack', '    Boots', '  Book', '  Tell'])
  await fingers.down(tell)
  await page.waitForTimeout(500)
  await fingers.move({ x: tell.x, y: tell.y - 20 })
  await fingers.move({ x: pack.x, y: pack.y - 14 })
  await fingers.up()
  await eventually(outline).toEqual(['Trip', '  Tell', '  Pack', '    Boots', '  Book'])

  // A tap writes, and the tools over the keyboard put in order what is written.
  await page.touchscreen.tap(pack.x, (await placeOf('Book')).y)
  const writing = page.getByRole('toolbar', { name: text('editor.phone.writing') })
  await writing.getByRole('button', { name: text('editor.action.add-sibling'), exact: true }).tap()
  await page.keyboard.type('Pay')
  await writing.getByRole('button', { name: text('editor.action.indent'), exact: true }).tap()
  await writing.getByRole('button', { name: text('editor.phone.done'), exact: true }).tap()
  await eventually(outline).toEqual(['Trip', '  Tell', '  Pack', '    Boots', '  Book', '    Pay'])

  // The row that is written stays above the tools, also when a keyboard takes its part of the page.
  await page.touchscreen.tap(pack.x, (await placeOf('T9')).y)
  await writing.waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('enterkeyhint'))).toBe('next')
  await page.setViewportSize({ width: phone.width, height: 520 })
  await eventually(async () => {
    const [own, bar] = [await row('T9').boundingBox(), await writing.boundingBox()]
    return own !== null && bar !== null && own.y + own.height <= bar.y
  }).toBe(true)
  await page.setViewportSize({ width: phone.width, height: phone.height })
  await writing.getByRole('button', { name: text('editor.phone.done'), exact: true }).tap()

  // Back leads to the map, lets go of what was selected there, and only then leaves.
  await page.goBack()
  await button(text('editor.action.fit')).tap()
  const isSelected = () => page.getByRole('treeitem', { selected: true }).count()
  const trip = await middleOf(page.locator('[data-map] text', { hasText: 'Tell' }).first())
  await page.touchscreen.tap(trip.x, trip.y)
  await eventually(isSelected).toBe(1)
  const address = new URL(page.url()).pathname
  await page.goBack()
  await eventually(isSelected).toBe(0)
  expect(new URL(page.url()).pathname).toBe(address)
  expect(problems).toEqual([])
})
