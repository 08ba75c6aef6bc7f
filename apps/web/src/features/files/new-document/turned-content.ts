import type { FlowchartSnapshot, MapSnapshot, OpenedDocument } from '@ramify/document'
import { flowchartToMap, mapToFlowchart } from '@ramify/formats'
import { flowTheme, themeOf } from '@ramify/scene'
import { canvasMeasurer, prepareWidths } from '../../../platform/fonts/index.ts'
import type { Filled } from './create-document.ts'

interface Words {
  readonly title: string
  readonly pageName: string
}

interface Turned extends Pick<Filled, 'content' | 'beginsHere'> {
  /** The names of all pictures that are in it. */
  readonly pictures: readonly string[]
}

/** Content of the other kind. Apart from the page: few people ever need it, and it brings both kinds with it. */
export async function turnedContent(
  opened: Exclude<OpenedDocument, { kind: 'unknown' }>,
  { title, pageName }: Words,
): Promise<Turned> {
  if (opened.kind === 'mindmap') {
    const { snapshot } = opened.document
    await prepareWidths(textsOf(snapshot))
    const content = mapToFlowchart(snapshot, { pageName, measurer: canvasMeasurer() })
    return { content, pictures: picturesOf(snapshot.nodes.values(), snapshot) }
  }
  const { snapshot } = opened.document
  const content = flowchartToMap(snapshot, { title })
  return { content, beginsHere: isDeep(content), pictures: picturesOf(snapshot.shapes.values(), ...snapshot.pages) }
}

/** What shapes are measured with. */
function textsOf(map: MapSnapshot) {
  const { font } = flowTheme(themeOf(map))
  const bold = { ...font, weight: 700 }
  return [...map.nodes.values()].flatMap(({ text: { text } }) => [
    { text, font },
    { text, font: bold },
  ])
}

type Background = FlowchartSnapshot['pages'][number]['background']

function picturesOf(
  items: Iterable<{ readonly image: { readonly resource: string } | null }>,
  ...pages: readonly { readonly background: Background }[]
): string[] {
  const images = [...items].map(({ image }) => image?.resource)
  const backgrounds = pages.map(({ background }) => background?.image)
  return [...new Set([...images, ...backgrounds])].filter((name) => name !== undefined)
}

/** A browser gives up writing JSON that nests some thousand levels deep. */
const deepest = 1000

function isDeep({ root, floating = [] }: ReturnType<typeof flowchartToMap>): boolean {
  let level = [root, ...floating]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap(({ children }) => children)
  }
  return false
}
