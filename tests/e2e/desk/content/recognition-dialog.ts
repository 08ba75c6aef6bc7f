import type { Locator, Page } from 'playwright-core'
import type { DeskPage } from '../desk-page.ts'

interface PickedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export const png = (buffer: Buffer): PickedFile => ({ name: 'words.png', mimeType: 'image/png', buffer })

/** The dialog that reads the words in pictures. */
export interface RecognitionDialog {
  dialog: Locator
  /** What was read, to be corrected. */
  read: Locator
  choose(file: PickedFile): Promise<void>
}

export async function openRecognition({ page, words: { text } }: DeskPage): Promise<RecognitionDialog> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(text('editor.action.recognise'))
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: text('recognition.title') })
  await dialog.waitFor()
  return {
    dialog,
    read: dialog.getByRole('textbox', { name: text('recognition.text') }),
    async choose(file) {
      const choosing = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: /…$/ }).click()
      await (await choosing).setFiles(file)
    },
  }
}

/** A picture of some lines, in the font the map draws these words with: the only one that is certain to be here. */
export async function pictureOf(page: Page, topic: string, lines: readonly string[]): Promise<Buffer> {
  const drawn = page.locator('[data-topic]').filter({ hasText: topic }).locator('text').first()
  const family = (await drawn.getAttribute('font-family')) ?? ''
  const weight = (await drawn.getAttribute('font-weight')) ?? '400'
  await page.waitForFunction(hasFonts, [family, weight, topic] as const)
  const data = await page.evaluate(
    async ([font, words]) => {
      const canvas = new OffscreenCanvas(760, words.length * 50 + 80)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('There is no canvas')
      context.fillStyle = 'white'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.fillStyle = 'black'
      context.font = font
      words.forEach((line, nth) => {
        context.fillText(line, 40, 80 + nth * 50)
      })
      const bytes = await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()
      return [...new Uint8Array(bytes)]
    },
    [`${weight} 34px ${family}`, lines] as const,
  )
  return Buffer.from(data)
}

/** Whether all that draws the words has come: the map shows them plainly until then, and some of them as boxes. */
function hasFonts([family, weight, words]: readonly [family: string, weight: string, words: string]): boolean {
  const faces = [...document.fonts].filter(
    (face) => face.status === 'loaded' && face.weight === weight && family.includes(face.family.replaceAll('"', '')),
  )
  const ranges = faces.flatMap(({ unicodeRange }) =>
    unicodeRange.split(',').map((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
    }),
  )
  const points = [...words].map((character) => character.codePointAt(0) ?? 0)
  return points.every((point) => ranges.some(([first, last]) => point >= first && point <= last))
}
