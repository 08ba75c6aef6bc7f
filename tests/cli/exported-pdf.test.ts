import { fromContent, openMap } from '@ramify/document'
import { type ExportPorts, exportDocument, type FileDocument } from '@ramify/formats'
import { texSetter } from '@ramify/formula'
import { fontkitMeasurer, nodeExportPorts } from '@ramify/render'
import { composeScene, type TextPrimitive, themeOf } from '@ramify/scene'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { generateTree } from '../../bench/trees/generate-tree.ts'
import { plainContent } from '../../bench/trees/plain-content.ts'
import { goldenMaps } from '../golden/golden-maps.ts'
import { type ReadPdf, readPdf } from '../kit/services/poppler.ts'

const golden = documentOf(goldenMaps[0] as unknown as FileDocument['content'])
const large = documentOf(plainContent(generateTree(300)))

test('a program that is not ours finds every word in an exported PDF, and sees ink where each of them stands', async () => {
  const bytes = await exported(golden)
  const pdf = await readPdf(bytes)
  expect(missingTexts(golden, pdf)).toEqual([])
  expect(await inkless(golden, pdf)).toEqual([])
  // Every font is in the file, a part of it alone, and says which characters its glyphs stand for.
  const fonts = pdf.fonts.split('\n').slice(2).filter(Boolean)
  expect(fonts.length).toBeGreaterThan(4)
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+.* yes yes yes /)
})

test('what was planted is found: an export without text, and one whose text is there but not seen', async () => {
  const silent = await readPdf(await exported(golden, { glyphs: () => [] }))
  expect(missingTexts(golden, silent).length).toBeGreaterThan(20)
  const { glyphs } = await nodeExportPorts([])
  const unseen: ExportPorts['glyphs'] = (text, font) =>
    glyphs(text, font)?.map((word) => word.map((glyph) => ({ ...glyph, outline: () => [] }))) ?? null
  const invisible = await readPdf(await exported(golden, { glyphs: unseen }))
  expect(missingTexts(golden, invisible)).toEqual([])
  expect((await inkless(golden, invisible)).length).toBeGreaterThan(20)
})

test('a map of 300 topics is smaller than 200 kB, on one page and on sheets of paper', async () => {
  const one = await exported(large)
  expect(one.length).toBeLessThan(200_000)
  const sheets = await exported(large, {}, { paper: 'a4', landscape: true })
  expect(sheets.length).toBeLessThan(200_000)
  const pdf = await readPdf(sheets)
  expect(pdf.pages.length).toBeGreaterThan(4)
  expect((await sharp(pdf.pages[0]).metadata()).width).toBeGreaterThan(1_100)
  // A topic that lies on an edge is on both sheets: nothing is lost between them.
  expect(missingTexts(large, await readPdf(one))).toEqual([])
})

function documentOf(content: FileDocument['content']): FileDocument {
  return { kind: 'mindmap', title: 'Proof', content, resources: [] } as FileDocument
}

async function exported(document: FileDocument, changed: Partial<ExportPorts> = {}, settings = {}) {
  const ports = await nodeExportPorts([], { formulas: texSetter })
  return exportDocument(document, 'pdf', settings, { ...ports, ...changed })
}

/** Words that nobody finds, without regard to where lines are broken. */
function missingTexts(document: FileDocument, { text }: ReadPdf): string[] {
  const found = plain(text)
  return texts(document).filter((words) => !found.includes(plain(words)))
}

/** Accents are letters of their own or not, hyphens that may be shown are not shown, and Poppler passes over the line of a fraction. */
const plain = (text: string) => text.normalize('NFC').replace(/[\s\p{Cf}\p{Cc}\p{M}\u2044]/gu, '')

function sceneOf(document: FileDocument) {
  const made = fromContent(document.content)
  if (!made.ok) throw new Error(made.error.code)
  const map = openMap(made.doc)
  const { snapshot } = map
  map.destroy()
  return composeScene({ snapshot, theme: themeOf(snapshot), measurer: fontkitMeasurer(), formulas: texSetter })
}

/** Of all topics that are shown. */
function texts(document: FileDocument): string[] {
  const scene = sceneOf(document)
  return scene.visible(scene.bounds).flatMap(({ face }) => face.node.text.text || [])
}

/** Pieces of text where the picture of the page is all of one colour. */
async function inkless(document: FileDocument, { pages }: ReadPdf): Promise<string[]> {
  const scene = sceneOf(document)
  const { data, info } = await sharp(pages[0]).greyscale().raw().toBuffer({ resolveWithObject: true })
  const placed = scene
    .layers()
    .flat()
    .filter(({ turn }) => turn === undefined)
    .flatMap(({ x, y, primitives }) =>
      primitives.flatMap((primitive) => (primitive.kind === 'text' ? [{ x, y, text: primitive }] : [])),
    )
  const seen = ({ x, y, text }: { x: number; y: number; text: TextPrimitive }) => {
    const [left, top] = [x + text.x - scene.bounds.x + 20, y + text.baseline - scene.bounds.y + 20]
    let [darkest, lightest] = [255, 0]
    for (let row = Math.floor(top - 0.8 * text.font.size); row < top + 1; row++) {
      for (let column = Math.floor(left); column < left + text.width; column++) {
        const value = data[row * info.width + column]
        if (value === undefined) continue
        darkest = Math.min(darkest, value)
        lightest = Math.max(lightest, value)
      }
    }
    return lightest - darkest > 40
  }
  // Pictures are seen in any case.
  const words = placed.filter(({ text }) => text.text.trim() !== '' && text.emoji === null)
  return words.filter((word) => !seen(word)).map(({ text }) => text.text)
}
