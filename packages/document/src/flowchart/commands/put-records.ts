import { bad, optional, required } from '../../core/arguments.ts'
import { recordAt } from '../../core/collections.ts'
import { isNewId } from '../../core/ids/new-id.ts'
import { cleanJson, isPlain } from '../../core/json.ts'
import { readKept } from '../../core/kept.ts'
import { planNewRecords } from '../../core/new-records.ts'
import { checkText, noText, type RichText } from '../../core/text/rich-text.ts'
import { type CollectionName, collectionNames } from '../schema/collections.ts'
import { groupNames } from '../schema/groups.ts'
import { guideWrites, readGuides } from '../schema/guides.ts'
import { settingName } from '../schema/settings.ts'
import type { FlowchartSettings } from '../snapshot/snapshot.ts'
import type { CommandContext, NewRecord, Plan } from './plan.ts'

/** A record as it is stored, where it stands included. */
export interface PutRecord {
  readonly collection: CollectionName
  readonly id: string
  readonly groups: { readonly [group: string]: unknown }
  readonly texts: { readonly [name: string]: Pick<RichText, 'runs'> }
}

/** Makes records exactly these, whatever they were: what is saved or restored as a whole is written so. */
export interface PutRecords {
  readonly type: 'putRecords'
  readonly records?: readonly PutRecord[]
  /** All others go, also those that cannot be seen for want of what they hang on. */
  readonly kept?: readonly Pick<PutRecord, 'collection' | 'id'>[]
  /** These go; for when the others are to stay. */
  readonly removed?: readonly Pick<PutRecord, 'collection' | 'id'>[]
  readonly settings?: FlowchartSettings
}

export function putRecords(
  { records = [], kept, removed: named, settings }: PutRecords,
  context: CommandContext,
): Plan {
  if (!Array.isArray(records)) throw bad('records')
  const namesIn = (value: unknown) => (Array.isArray(value) ? value.map(nameOf) : undefined)
  const staying = optional('kept', kept, namesIn)
  const chosen = optional('settings', settings, (value) => (isPlain(value) ? value : undefined))
  const theme = optional('theme', chosen?.theme, settingName)
  const jumps = optional('jumps', chosen?.jumps, settingName)
  const wanted = records.map(checkRecord)
  const isThere = ({ collection, id }: Pick<PutRecord, 'collection' | 'id'>) =>
    recordAt(context.collections, collection, id) !== undefined
  const removed = [
    ...(staying ? othersThan([...staying, ...wanted], context) : []),
    ...(optional('removed', named, namesIn) ?? []).filter(isThere),
  ]
  const plan = planNewRecords(context.collections, groupNames, wanted)
  return {
    ...plan,
    write(writer) {
      plan.write?.(writer)
      for (const { collection, id, groups } of wanted) {
        const page = collection === 'pages' ? recordAt(context.collections, collection, id) : undefined
        const guides = page ? guideWrites(page, readGuides(groups.guides)) : []
        for (const [key, value] of guides) writer.set(collection, id, key, value)
      }
      for (const { collection, id } of removed) writer.hide(collection, id)
      if (theme !== undefined) writer.meta('theme', theme)
      if (jumps !== undefined) writer.meta('jumps', jumps)
      if (chosen) writer.meta('kept', readKept(chosen.kept))
    },
  }
}

/** Every record that lives and is none of these. */
function othersThan(
  staying: readonly Pick<PutRecord, 'collection' | 'id'>[],
  { collections }: CommandContext,
): { collection: CollectionName; id: string }[] {
  const ids = Map.groupBy(staying, ({ collection }) => collection)
  return collectionNames.flatMap((collection) => {
    const own = new Set(ids.get(collection)?.map(({ id }) => id))
    const others = [...collections[collection].keys()].filter((id) => !own.has(id))
    return others
      .filter((id) => recordAt(collections, collection, id)?.get('gone') !== true)
      .map((id) => ({ collection, id }))
  })
}

function nameOf(value: unknown): { collection: CollectionName; id: string } {
  if (!isPlain(value) || !isCollection(value.collection) || typeof value.id !== 'string') throw bad('records')
  return { collection: value.collection, id: value.id }
}

/** Reading is total, so what stands in a group need not be right; but it must be something that can be stored. */
function checkRecord(value: unknown): NewRecord {
  const { collection, id } = nameOf(value)
  const { groups, texts } = value as PutRecord
  if (!isNewId(id) || !isPlain(groups) || !isPlain(texts)) throw bad('records')
  const known = groupNames[collection].filter((group) => Object.hasOwn(groups, group))
  return {
    collection,
    id,
    groups: Object.fromEntries(known.map((group) => [group, cleanJson(groups[group])])),
    texts: Object.fromEntries(textNames[collection].map((name) => [name, textIn(texts, name)])),
  }
}

function textIn(texts: PutRecord['texts'], name: string): RichText {
  return Object.hasOwn(texts, name) ? required(name, texts[name], checkText) : noText
}

const textNames: { readonly [K in CollectionName]: readonly string[] } = {
  pages: ['text'],
  layers: ['text'],
  shapes: ['text', 'note'],
  connectors: [],
  labels: ['text'],
}

const isCollection = (value: unknown): value is CollectionName =>
  (collectionNames as readonly unknown[]).includes(value)
