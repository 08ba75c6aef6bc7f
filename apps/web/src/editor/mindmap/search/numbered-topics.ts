import { type MapSnapshot, type NodeId, walk } from '@ramify/document'
import { membershipsOf, numbersIn } from '@ramify/scene'
import type { MapHit } from './searched-texts.ts'

/** "2.1" is the first topic below the second main topic, also in a map that shows no numbers; "II.A" is where it stands on a topic. */
export function numberedTopics(snapshot: MapSnapshot, words: string): MapHit[] {
  const number = words.trim()
  if (!/^[\dA-Za-z]{1,8}(\.[\dA-Za-z]{1,8}){0,15}\.?$/.test(number)) return []
  const id = byPath(snapshot, number) ?? byShownNumber(snapshot, number)
  return id === null ? [] : [{ id, part: 'number', nth: 0, owner: id, start: 0, end: 0 }]
}

/** A number alone may be meant as a word: only with a dot it is a place. */
function byPath(snapshot: MapSnapshot, number: string): NodeId | null {
  if (!/^\d{1,6}(?:\.\d{1,6})*\.?$/.test(number) || !number.includes('.')) return null
  const { topics } = membershipsOf(snapshot)
  let id: NodeId | undefined = snapshot.root
  for (const step of number.split('.').filter((each) => each !== '')) {
    const children: readonly NodeId[] = snapshot.nodes.get(id ?? '')?.children ?? []
    id = children.filter((child) => !topics.has(child))[Number(step) - 1]
  }
  return id === undefined || id === snapshot.root ? null : id
}

function byShownNumber(snapshot: MapSnapshot, number: string): NodeId | null {
  if (snapshot.numbering === undefined || snapshot.numbering === 'decimal') return null
  const numberOf = numbersIn(snapshot)
  const wanted = plain(number)
  for (const { id } of walk(snapshot, [snapshot.root])) if (wanted !== '' && plain(numberOf(id)) === wanted) return id
  return null
}

const plain = (number: string) => number.toLowerCase().replace(/\.$/, '')
