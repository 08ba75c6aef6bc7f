import {
  type ChangeSort,
  type LevelLooks,
  type Look,
  type MapDifference,
  type MapSnapshot,
  type NodeId,
  type NodeSnapshot,
  type RichText,
  richText,
  type TextRun,
} from '@ramify/document'
import { defaultTheme } from '@ramify/themes'
import type { DifferenceColors } from '../../views/difference/difference-colors.ts'
import { oldWords } from './old-words.ts'

interface Options {
  readonly colors: DifferenceColors
  /** The word before what a topic said in the older version. */
  readonly was: string
}

/**
 * The map of both versions, to be drawn in the grey theme of differences: what people coloured loses its colours, what is different
 * gets those of its change, and a topic says what it said before, unless there is room for that beside it.
 */
export function markedSnapshot(
  difference: Pick<MapDifference, 'nodes' | 'lines' | 'ranges' | 'callouts' | 'merged'>,
  { colors, was }: Options,
): MapSnapshot {
  const { merged } = difference
  const words = oldWords(difference)
  const nodes = new Map<NodeId, NodeSnapshot>()
  for (const node of merged.nodes.values()) {
    const sort = difference.nodes.get(node.id)?.sort
    const look = { ...colorless(node.look), ...(sort && markedLook(node, sort, colors, node.id === merged.root)) }
    const old = words.inside.get(node.id)
    const text = old === undefined ? markedText(node.text, sort) : withOldWords(node.text, was, old)
    nodes.set(node.id, { ...node, look, text })
  }
  const { colors: _branchColors, levels, ...rest } = merged
  return {
    ...rest,
    theme: defaultTheme,
    background: null,
    nodes,
    ...(levels && { levels: colorlessLevels(levels) }),
    lines: markedEntries(merged.lines, difference.lines, (line, sort) => ({
      ...line,
      text: markedText(line.text, sort),
      look: {
        ...colorless(line.look),
        ...(sort && { color: colors[sort].line }),
        ...(sort === 'removed' && { dash: '4 4' }),
      },
    })),
    ranges: markedEntries(merged.ranges, difference.ranges, markedItem),
    callouts: markedEntries(merged.callouts, difference.callouts, markedItem),
  }

  function markedItem<Item extends { readonly look: Look; readonly text: RichText }>(
    item: Item,
    sort: ChangeSort | undefined,
  ): Item {
    const { line, fill, text } = sort ? colors[sort] : { line: undefined, fill: undefined, text: undefined }
    const look = { ...colorless(item.look), ...(sort && { fill, border: line, lineColor: line, color: text }) }
    return { ...item, look, text: markedText(item.text, sort) } as Item
  }
}

function markedEntries<Id, Item>(
  items: ReadonlyMap<Id, Item>,
  differences: ReadonlyMap<Id, { readonly sort: ChangeSort }>,
  mark: (item: Item, sort: ChangeSort | undefined) => Item,
): ReadonlyMap<Id, Item> {
  return new Map([...items].map(([id, item]) => [id, mark(item, differences.get(id)?.sort)]))
}

/** A removed topic has no border here: the overlay draws a dashed one, and dashes on the line that leads there. */
function markedLook({ look }: NodeSnapshot, sort: ChangeSort, colors: DifferenceColors, isRoot: boolean): Look {
  const { line, fill, text } = colors[sort]
  const isBare = look.shape === undefined || look.shape === 'plain' || look.shape === 'underline'
  return {
    ...(isBare && !isRoot && { shape: 'rounded' }),
    fill,
    border: sort === 'removed' ? 'none' : line,
    borderWidth: 1.5,
    color: text,
    // The line to a topic that stayed where it was is the same line.
    ...(sort !== 'changed' && { lineColor: sort === 'removed' ? fill : line }),
    ...(sort === 'removed' && { strike: true }),
  }
}

function colorless<Chosen extends Look | { readonly color?: string }>(look: Chosen): Chosen {
  const { fill, border, color, lineColor, ...shape } = look as Look
  return shape as Chosen
}

function colorlessLevels(levels: LevelLooks): LevelLooks {
  return Object.fromEntries(Object.entries(levels).map(([level, look]) => [level, colorless(look)]))
}

function markedText({ runs }: RichText, sort: ChangeSort | undefined): RichText {
  const strike = sort === 'removed' ? { strike: true } : {}
  return richText(
    runs.map((run) => ({ ...colorlessRun(run), attributes: { ...colorlessRun(run).attributes, ...strike } })),
  )
}

function colorlessRun({ text, attributes: { color: _chosen, ...attributes } }: TextRun): TextRun {
  return { text, attributes }
}

function withOldWords({ runs }: RichText, was: string, old: string): RichText {
  const small = { size: 12, bold: false }
  return richText([
    ...runs.map(colorlessRun),
    { text: `\n${was} `, attributes: small },
    { text: old, attributes: { ...small, strike: true } },
  ])
}
