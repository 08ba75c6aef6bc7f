import type { Command } from '../commands/commands.ts'
import type { NodeContent } from '../commands/node-content.ts'
import { noMarks } from '../schema/marks.ts'
import { sameJson } from '../schema/plain.ts'
import { checkText, noText } from '../schema/rich-text.ts'
import type { MapSnapshot, NodeSnapshot, RichText } from '../snapshot/snapshot.ts'
import type { ReadMap } from './read-content.ts'

/** For nodes that were there before: what they say and how they look. New ones bring it along. */
export function nodeCommands(snapshot: MapSnapshot, { nodes }: ReadMap): Command[] {
  return [...nodes.values()].flatMap(({ id, content }) => {
    const node = snapshot.nodes.get(id)
    return node ? commandsFor(node, content) : []
  })
}

function commandsFor(node: NodeSnapshot, content: NodeContent): Command[] {
  const { id } = node
  const commands: Command[] = []
  const text = rich(content.text)
  if (!sameJson(node.text, text)) commands.push({ type: 'setText', id, text })
  const note = rich(content.note)
  if (!sameJson(node.note, note)) commands.push({ type: 'setNote', id, note })
  const look = content.look ?? {}
  if (!sameJson(node.look, look)) commands.push({ type: 'setLook', ids: [id], look: patchTo(node.look, look) })
  const marks = { ...noMarks, ...content.marks }
  if (!sameJson(node.marks, marks)) commands.push({ type: 'setMarks', ids: [id], marks })
  const link = content.link ?? null
  if (!sameJson(node.link, link)) commands.push({ type: 'setLink', ids: [id], link })
  const image = content.image ?? null
  if (!sameJson(node.image, image)) commands.push({ type: 'setImage', id, image })
  const folded = content.folded ?? false
  if (node.folded !== folded) commands.push({ type: 'setFold', ids: [id], folded })
  const nudge = content.nudge ?? null
  if (!sameJson(node.nudge, nudge)) commands.push({ type: 'setNudge', ids: [id], nudge })
  const layout = content.layout ?? null
  if (node.layout !== layout) commands.push({ type: 'setLayout', id, layout })
  const kept = content.kept ?? null
  if (!sameJson(node.kept ?? null, kept)) commands.push({ type: 'setKept', id, kept })
  return commands
}

/** A patch that makes one group another: what is only in the old one goes. */
function patchTo<T extends object>(old: T, wanted: T): { [K in keyof T]?: T[K] | null } {
  return { ...Object.fromEntries(Object.keys(old).map((key) => [key, null])), ...wanted } as {
    [K in keyof T]?: T[K] | null
  }
}

function rich(text: NodeContent['text']): RichText {
  return (text === undefined ? undefined : checkText(text)) ?? noText
}
