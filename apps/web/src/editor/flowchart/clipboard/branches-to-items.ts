import { type FlowchartItems, type NodeContent, newId, type ShapeContent } from '@ramify/document'

const width = 140
const gap = { across: 60, down: 20 }
const lineHeight = 20
const lettersInLine = 16
/** Further in nobody draws: branches below stay in the list of what they are in. */
const deepest = 50

/** Lists and branches from elsewhere as shapes from left to right, each with a connector to what it is in. */
export function branchesToItems(branches: readonly NodeContent[]): FlowchartItems {
  const shapes: ShapeContent[] = []
  const connectors: FlowchartItems['connectors'][number][] = []
  let bottom = 0
  const put = (branch: NodeContent, level: number): { id: string; middle: number } => {
    const id = newId()
    const words = wordsOf(branch)
    const height = 30 + lineHeight * Math.max(1, Math.ceil(words.length / lettersInLine))
    const children = level < deepest ? (branch.children ?? []).map((child) => put(child, level + 1)) : []
    const [first, last] = [children[0], children.at(-1)]
    const middle = first && last ? (first.middle + last.middle) / 2 : bottom + height / 2
    bottom = Math.max(bottom, middle + height / 2 + gap.down)
    shapes.push({
      id,
      kind: level === 0 ? 'terminator' : 'process',
      box: { x: level * (width + gap.across), y: middle - height / 2, width, height },
      ...(branch.text !== undefined && { text: branch.text }),
      ...(branch.link && { link: branch.link }),
    })
    for (const child of children) connectors.push({ id: newId(), from: { shape: id }, to: { shape: child.id } })
    return { id, middle }
  }
  for (const branch of branches) put(branch, 0)
  return { shapes, connectors }
}

function wordsOf({ text }: NodeContent): string {
  if (text === undefined || typeof text === 'string') return text ?? ''
  return text.runs.map((run) => run.text).join('')
}
