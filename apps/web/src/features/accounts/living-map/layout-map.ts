import { levelCurve, taperedCurve } from './curves.ts'
import type { Branch, Mark, Topic } from './map-content.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface PlacedTopic {
  topic: Topic
  text: string
  box: Box
  /** Where the words begin. */
  textX: number
  line: string
}

export interface PlacedBranch {
  text: string
  box: Box
  line: string
  topics: PlacedTopic[]
}

interface MapLayout {
  root: Box
  /** All of it, with the root's centre at 0, 0. */
  bounds: Box
  branches: PlacedBranch[]
}

/** The widths of words, each level in its own font. */
export interface Measure {
  root: (text: string) => number
  level1: (text: string) => number
  level2: (text: string) => number
}

const rootPadding = 30
const rootHeight = 102
/** Lines begin this far out of the root's middle, hidden behind it. */
const lineStart = 0.8
const toLevel1 = 53
const level1Height = 38
const level1Padding = 14
const branchPitch = 217
const toLevel2 = 34
const topicPitch = 52
const topicHeight = 34
export const topicPadding = 7
export const markSize = 17
const markGap = 6

/** Three branches on either side, each with three topics; sizes in, places and lines out. */
export function layoutMap(
  rootTexts: readonly string[],
  branches: readonly Branch[],
  say: (label: Topic['label']) => string,
  measure: Measure,
): MapLayout {
  const rootWidth = Math.max(...rootTexts.map(measure.root)) + 2 * rootPadding
  const root = { x: -rootWidth / 2, y: -rootHeight / 2, width: rootWidth, height: rootHeight }
  const placed = branches.map((branch, index) => {
    const side = index < branches.length / 2 ? 1 : -1
    const row = index % (branches.length / 2)
    return placeBranch(branch, side, (row - 1) * branchPitch, root, say, measure)
  })
  const topics = placed.flatMap((branch) => branch.topics)
  const left = Math.min(...topics.map(({ box }) => box.x))
  const right = Math.max(...topics.map(({ box }) => box.x + box.width))
  const height = 2 * branchPitch + 2 * topicPitch + topicHeight
  return { root, branches: placed, bounds: { x: left, y: -height / 2, width: right - left, height } }
}

function placeBranch(
  branch: Branch,
  side: 1 | -1,
  y: number,
  root: Box,
  say: (label: Topic['label']) => string,
  measure: Measure,
): PlacedBranch {
  const text = say(branch.label)
  const width = measure.level1(text) + 2 * level1Padding
  const near = side * (root.width / 2 + toLevel1)
  const far = near + side * width
  const start = { x: (side * root.width * lineStart) / 2, y: 0 }
  return {
    text,
    box: { x: Math.min(near, far), y: y - level1Height / 2, width, height: level1Height },
    line: taperedCurve(start, { x: near, y }, 8.5, 2.4),
    topics: branch.topics.map((topic, index) => placeTopic(topic, side, far, y, index - 1, say, measure)),
  }
}

function placeTopic(
  topic: Topic,
  side: 1 | -1,
  parentX: number,
  parentY: number,
  place: number,
  say: (label: Topic['label']) => string,
  measure: Measure,
): PlacedTopic {
  const text = say(topic.label)
  const y = parentY + place * topicPitch
  const near = parentX + side * toLevel2
  const lead = topic.lead ? markWidth(topic.lead) + markGap : 0
  const trail = topic.trail ? markGap + 2 + markWidth(topic.trail) : 0
  const width = lead + measure.level2(text) + trail + 2 * topicPadding
  const x = side === 1 ? near : near - width
  return {
    topic,
    text,
    box: { x, y: y - topicHeight / 2, width, height: topicHeight },
    textX: x + topicPadding + lead,
    line: levelCurve({ x: parentX, y: parentY }, { x: near, y }),
  }
}

export function markWidth(mark: Mark): number {
  return mark.kind === 'comments' ? markSize + 9 : markSize
}
