import { describe, expect, it } from 'vitest'
import { eventually } from '../editor/editor-journey.ts'
import { sharedJourneys } from './desk-journey.ts'
import { DeskPage } from './desk-page.ts'

describe('whoever is here for the first time', () => {
  const journey = sharedJourneys()

  it('opens the sample map from the empty list, as a guest and with an account', async () => {
    const { text } = journey.english
    for (const opened of [await journey.guest('/guest'), await journey.signedIn(await journey.newPerson(), '/home')]) {
      const { page } = opened
      await page.getByRole('button', { name: text('files.sample') }).click()
      await page.waitForURL(/\/(doc|guest)\/\w+/)
      const desk = new DeskPage(page, journey.english)
      await desk.called(text('sample.name')).waitFor()
      await desk.topic('Ctrl Z').waitFor()
    }
  })

  it('is shown around once in five steps, and again when asked', async () => {
    const { text } = journey.english
    const { page } = await journey.guest('/guest', { isNewcomer: true })
    await page.getByRole('button', { name: text('files.new'), exact: true }).click()
    const guide = page.getByRole('dialog', { name: text('guide.title') })
    const steps = ['guide.add', 'guide.edit', 'guide.style', 'guide.theme', 'guide.save'] as const
    for (const [nth, step] of steps.entries()) {
      await guide.getByText(text(step), { exact: true }).waitFor()
      await guide.getByText(text('guide.step', { at: nth + 1, count: 5 })).waitFor()
      // The button that leads on has the keys from the start.
      await page.keyboard.press('Enter')
    }
    await guide.waitFor({ state: 'detached' })
    const desk = new DeskPage(page, journey.english)
    await desk.ready()
    await desk.write('Plan')
    await desk.stored()
    await page.reload()
    await desk.ready()
    expect(await guide.count()).toBe(0)
    await desk.bar.getByRole('button', { name: text('document.more') }).click()
    await page.getByRole('menuitem', { name: text('guide.title') }).click()
    await guide.getByRole('button', { name: text('guide.skip') }).waitFor()
    await page.keyboard.press('Escape')
    await guide.waitFor({ state: 'detached' })
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('textbox')
    await desk.bar.getByRole('button', { name: text('document.more') }).click()
    await page.getByRole('menuitem', { name: text('guide.title') }).click()
    await guide.getByRole('button', { name: text('guide.skip') }).waitFor()
    // Whoever types wants to write: not a letter of it is lost.
    await page.keyboard.type('Better plan')
    await page.keyboard.press('Enter')
    await desk.topic('Better plan').waitFor()
    expect(await guide.count()).toBe(0)
  })
})
