import { expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'
import { openRecognition, pictureOf, png } from './recognition-dialog.ts'

const openDesk = deskJourneys()

// Whole pages, Chinese and stopping in the middle are read in tests/long/recognition.test.ts.
it('a word in a picture is read in the browser alone, corrected and becomes a topic', async () => {
  const { desk, page, text } = await openDesk('Plan', 'Alpha')
  const buffer = await pictureOf(page, 'Alpha', ['Lighthouse'])
  const { dialog, read, choose } = await openRecognition(desk)
  const asked: string[] = []
  page.on('request', (request) => request.url().startsWith('http') && asked.push(request.url()))
  await choose(png(buffer))
  await eventually(() => read.inputValue()).toBe('Lighthouse')
  const { origin } = new URL(page.url())
  expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set([origin]))
  // Scripts of the reader may run WebAssembly, the page may not; and nobody fetches any of it without need.
  const policyOf = async (url: string) => (await page.request.get(url)).headers()['content-security-policy']
  const [reader = ''] = asked.filter((url) => url.includes('reading-worker'))
  expect(await policyOf(reader)).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(await policyOf(page.url())).not.toContain('unsafe')
  expect(await (await page.request.get(`${origin}/service-worker.js`)).text()).not.toContain('recognition/')
  await eventually(async () => page.workers().length).toBe(0)
  await read.fill('Lighthouse at dusk')
  await dialog.getByRole('button', { name: text('recognition.insert.count', { count: 1 }) }).click()
  await dialog.waitFor({ state: 'detached' })
  await desk.topic('Lighthouse at dusk').waitFor()
  await desk.undo()
  await eventually(() => page.locator('[data-topic]').count()).toBe(2)

  // A picture that is imported shows itself, and its words may follow.
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(text('imports.choose'))
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(png(buffer))
  await desk.topic('words').locator('img').waitFor()
  await page.getByRole('button', { name: text('editor.action.recognise-image') }).click()
  await eventually(() => read.inputValue()).toBe('Lighthouse')
})
