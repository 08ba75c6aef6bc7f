import { sameJson } from '../../core/json.ts'
import { checkText, noText, type RichText } from '../../core/text/rich-text.ts'
import type { Command } from '../commands/commands.ts'
import type { NodeContent } from '../commands/node-content.ts'
import { noMarks } from '../schema/marks.ts'
import type { MapSnapshot, NodeSnapshot } from '../snapshot/snapshot.ts'
import { patchTo } from './patch-to.ts'
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
  const formula = content.formula ?? null
  if ((node.formula ?? null) !== formula) commands.push({ type: 'setFormula', id, formula })
  const task = content.task ?? null
  if (!sameJson(node.task ?? null, task))
    commands.push({ type: 'setTask', ids: [id], task: task && patchTo(node.task ?? {}, task) })
  const files = content.files ?? null
  if (!sameJson(node.files ?? null, files)) commands.push({ type: 'setFiles', id, files })
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

function rich(text: NodeContent['text']): RichText {
  return (text === undefined ? undefined : checkText(text)) ?? noText
}
