import { describe, expect, it } from 'vitest'
import { engines } from '../../kit/engines.ts'
import { fileJourneys } from './file-journey.ts'

const [engine] = engines
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

describe('the looks of the list of files', () => {
  if (!engine) throw new Error('There is no engine')
  const journey = fileJourneys(engine)
  const longest = 'A name as long as names may be, which is fifty, ok'

  it.each([desk, phone])('a name is written without covering what stands around it, at %j', async (view) => {
    const person = await journey.newPerson()
    await person.api('/touch', { file_name: longest })
    const { page } = await journey.signedIn(person, '/home/my', view)
    await page.getByRole('link', { name: longest }).focus()
    await page.keyboard.press('F2')
    const field = page.getByRole('textbox', { name: journey.english.text('files.name'), exact: true })
    const entry = page.getByRole('main').getByRole('listitem').filter({ has: field })
    const [own, facts, all, count] = await Promise.all(
      [field, entry.getByRole('time'), entry, entry.getByText('50/50')].map((each) => each.boundingBox()),
    )
    if (!own || !facts || !all || !count) throw new Error('not drawn')
    // Around the field is a ring of two pixels.
    expect(own.y + own.height + 2).toBeLessThanOrEqual(facts.y + 1)
    expect(own.x + own.width + 2).toBeLessThan(count.x)
    expect(count.x + count.width).toBeLessThanOrEqual(all.x + all.width - 12)
  })

  it('the phone’s error keeps to the margin, and the last row’s menu can be reached', async () => {
    const person = await journey.newPerson()
    for (let nth = 0; nth < 12; nth++) await person.api('/touch', { file_name: `Map ${nth}` })
    const { page, context } = await journey.signedIn(person, '/home/my', phone)
    const more = page.getByRole('button', { name: journey.english.text('files.more', { name: 'Map 0' }), exact: true })
    await more.waitFor()
    await page.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight))
    const add = await page.getByRole('button', { name: journey.english.text('files.new'), exact: true }).boundingBox()
    const menu = await more.boundingBox()
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThan(add?.y ?? 0)

    await context.route('**/api/ls', (route) => route.abort())
    await page.reload()
    const alert = page.getByRole('main').getByRole('alert')
    await alert.waitFor()
    const box = await alert.boundingBox()
    expect(box?.x).toBe(16)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(phone.width - 16)
  })

  it('the button of an empty list stands clear of its words', async () => {
    const { page } = await journey.signedIn(await journey.newPerson(), '/home/my', phone)
    const words = await page.getByText(journey.english.text('files.maps.empty')).boundingBox()
    const button = await page.getByRole('button', { name: journey.english.text('files.new-map') }).boundingBox()
    expect((button?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0)).toBe(16)
  })
})
