import type {
  ConnectorField,
  FlowchartItemChange,
  FlowchartVersionDifference,
  ItemDifference,
  PageField,
  ShapeField,
} from '@ramify/document'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import type { Words } from '../../../platform/i18n/words.ts'
import { wordsOfItem } from '../items/words-of-item.ts'
import { pageNameIn } from '../pages/pages.ts'

type Compared = Pick<FlowchartVersionDifference, 'pages' | 'shapes' | 'connectors' | 'merged'>
type Translator = Parameters<Words>[0]
type Field = ShapeField | ConnectorField | PageField

/** One change in words, for who cannot see its colour. */
export function changeWords(change: FlowchartItemChange, difference: Compared): Words {
  if (change.item === 'setting') {
    return ({ text }) => text('history.change.changed', { name: text(settingNames[change.name]) })
  }
  const { item, id, sort, shapes } = change
  return (translator) => {
    const { text } = translator
    const name = nameOf(change, difference, translator)
    const one: ItemDifference<Field> | undefined = tableOf(item, difference).get(id)
    if (one?.sort === 'changed') return changedWords(name, one, translator)
    const inside = item === 'shape' ? shapes - 1 : shapes
    if (inside > 0 && (sort === 'added' || sort === 'removed')) {
      return text(`flowchart.history.${sort}-with`, { name, count: inside })
    }
    return text(`history.change.${sort}`, { name })
  }
}

function tableOf(item: 'page' | 'shape' | 'connector', { pages, shapes, connectors }: Compared) {
  if (item === 'page') return pages
  return item === 'shape' ? shapes : connectors
}

function nameOf(
  { item, id }: Exclude<FlowchartItemChange, { item: 'setting' }>,
  { merged }: Compared,
  translator: Translator,
): string {
  const { text } = translator
  if (item !== 'page') {
    return text('history.change.quoted', { name: wordsOfItem(merged, { type: item, id }, translator) })
  }
  const page = merged.pages.find((each) => each.id === id)
  return text('flowchart.history.page', { name: page ? pageNameIn(merged, page, translator) : '' })
}

function changedWords(
  name: string,
  { fields, oldText, isMoved }: Extract<ItemDifference<Field>, { sort: 'changed' }>,
  { text }: Translator,
): string {
  const comma = text('history.change.comma')
  const parts = fields
    .filter((field) => oldText === null || (field !== 'text' && field !== 'name'))
    .map((field) => text(fieldNames[field]))
    .join(comma)
  const old = oldText?.replace(/\s+/g, ' ').trim()
  const said = [
    old === undefined
      ? text('history.change.parts', { name, parts })
      : text('history.change.was', { name, words: old === '' ? text('editor.tree.blank') : old }),
    ...(old !== undefined && parts !== '' ? [text('history.change.also', { parts })] : []),
    ...(isMoved ? [text('history.change.also-moved')] : []),
  ]
  return said.join(comma)
}

const fieldNames: Record<Field, PlainTextKey> = {
  text: 'history.field.text',
  note: 'history.field.note',
  look: 'history.field.look',
  link: 'history.field.link',
  image: 'history.field.image',
  alt: 'flowchart.history.field.alt',
  kind: 'flowchart.history.field.kind',
  size: 'flowchart.history.field.size',
  locked: 'flowchart.history.field.locked',
  stack: 'flowchart.history.field.stack',
  order: 'flowchart.history.field.order',
  ends: 'flowchart.history.field.ends',
  route: 'flowchart.history.field.route',
  labels: 'flowchart.history.field.labels',
  layer: 'flowchart.history.field.layer',
  name: 'flowchart.history.field.name',
  background: 'flowchart.history.field.background',
  layers: 'flowchart.history.field.layers',
}

const settingNames: Record<'theme' | 'jumps', PlainTextKey> = {
  theme: 'history.setting.theme',
  jumps: 'flowchart.history.jumps',
}
