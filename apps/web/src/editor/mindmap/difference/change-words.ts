import type { MapChange, MapDifference, MapSnapshot, NodeField, SettingName } from '@ramify/document'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import type { Words } from '../../../platform/i18n/words.ts'

type Compared = Pick<MapDifference, 'nodes' | 'lines' | 'ranges' | 'callouts' | 'merged'>

/** One change in words, for who cannot see its colour. */
export function changeWords(change: MapChange, difference: Compared): Words {
  switch (change.item) {
    case 'node':
      return nodeWords(change, difference)
    case 'line':
    case 'range':
    case 'callout':
      return (translator) =>
        translator.text(`history.change.${change.sort}`, {
          name: translator.text(attachmentName(change, difference.merged)),
        })
    case 'setting':
      return (translator) =>
        translator.text('history.change.changed', { name: translator.text(settingNames[change.name]) })
  }
}

function nodeWords({ id, sort, nodes }: Extract<MapChange, { item: 'node' }>, { nodes: all, merged }: Compared): Words {
  const words = merged.nodes.get(id)?.text.text.replace(/\s+/g, ' ').trim() ?? ''
  const difference = all.get(id)
  return ({ text }) => {
    const name = words === '' ? text('editor.tree.blank') : text('history.change.quoted', { name: words })
    if (difference?.sort === 'changed') {
      const old = difference.oldText?.replace(/\s+/g, ' ').trim()
      const parts = difference.fields
        .filter((field) => field !== 'text' || old === undefined)
        .map((field) => text(fieldNames[field]))
      const said = [
        old === undefined
          ? text('history.change.parts', { name, parts: parts.join(text('history.change.comma')) })
          : text('history.change.was', { name, words: old === '' ? text('editor.tree.blank') : old }),
        ...(old !== undefined && parts.length > 0
          ? [text('history.change.also', { parts: parts.join(text('history.change.comma')) })]
          : []),
        ...(difference.isMoved ? [text('history.change.also-moved')] : []),
      ]
      return said.join(text('history.change.comma'))
    }
    const count = nodes - 1
    if (count > 0 && sort === 'added') return text('history.change.added-branch', { name, count })
    if (count > 0 && sort === 'removed') return text('history.change.removed-branch', { name, count })
    return text(`history.change.${sort}`, { name })
  }
}

function attachmentName(
  change: Exclude<MapChange, { item: 'node' | 'setting' }>,
  { ranges }: MapSnapshot,
): PlainTextKey {
  if (change.item !== 'range') return change.item === 'line' ? 'history.item.line' : 'history.item.callout'
  return ranges.get(change.id)?.kind === 'boundary' ? 'history.item.boundary' : 'history.item.summary'
}

const fieldNames: Record<NodeField, PlainTextKey> = {
  text: 'history.field.text',
  note: 'history.field.note',
  look: 'history.field.look',
  marks: 'history.field.marks',
  link: 'history.field.link',
  image: 'history.field.image',
  formula: 'history.field.formula',
  task: 'history.field.task',
  files: 'history.field.files',
  nudge: 'history.field.nudge',
  layout: 'history.field.layout',
}

const settingNames: Record<SettingName, PlainTextKey> = {
  layout: 'history.setting.layout',
  theme: 'history.setting.theme',
  background: 'history.setting.background',
  spacing: 'history.setting.spacing',
  levels: 'history.setting.levels',
  colors: 'history.setting.colors',
  numbering: 'history.setting.numbering',
}
