import { randomFrom } from './random.ts'
import { chineseWords, englishWords } from './words.ts'

export interface TreeNode {
  readonly id: string
  readonly text: string
  readonly children: TreeNode[]
}

const mainBranches = 10
const mostChildren = 9
const mostDepth = 14

/** The map of a given size: the same one in every run. Depths are mixed, texts have 1 to 6 words, one in six is Chinese. */
export function generateTree(size: number): TreeNode {
  const random = randomFrom(size)
  const root: TreeNode = { id: 'n0', text: 'The whole plan 总体规划', children: [] }
  const grown = [{ node: root, depth: 0 }]
  while (grown.length < size) {
    const parent = grown.length <= mainBranches ? grown[0] : pickParent(grown, random)
    if (!parent) continue
    const node: TreeNode = { id: `n${grown.length}`, text: writeText(random), children: [] }
    parent.node.children.push(node)
    grown.push({ node, depth: parent.depth + 1 })
  }
  return root
}

interface Grown {
  readonly node: TreeNode
  readonly depth: number
}

/** Half of the nodes continue where the map grew last, which makes deep branches; the others start anywhere. */
function pickParent(grown: Grown[], random: () => number): Grown | undefined {
  const reach = random() < 0.5 ? Math.min(grown.length - 1, 40) : grown.length - 1
  const picked = grown[grown.length - 1 - Math.floor(random() * reach)]
  if (!picked || picked.depth >= mostDepth || picked.node.children.length >= mostChildren) return undefined
  return picked
}

function writeText(random: () => number): string {
  const inChinese = random() < 1 / 6
  const words = inChinese ? chineseWords : englishWords
  const count = 1 + Math.floor(random() * 6)
  const chosen = Array.from({ length: count }, () => words[Math.floor(random() * words.length)])
  return chosen.join(inChinese ? '' : ' ')
}
