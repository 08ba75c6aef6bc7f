import { kindContent, openMap, walk } from '@ramify/document'
import type * as Y from 'yjs'

/** Adds a topic under the main one, as somebody in an editor would. */
export function writeTopic(doc: Y.Doc, text: string): void {
  const map = openMap(doc)
  const result = map.execute({ type: 'addChild', parent: map.snapshot.root, text })
  map.destroy()
  if (!result.ok) throw new Error(result.refusal.code)
}

/** What it says as a map. */
export const { contentOf } = await kindContent('mindmap')

/** The texts of all topics under the main one. */
export function topicsOf(doc: Y.Doc): string[] {
  const map = openMap(doc)
  const { root } = map.snapshot
  const texts = [...walk(map.snapshot)].filter((node) => node.id !== root).map((node) => node.text.text)
  map.destroy()
  return texts.sort()
}
