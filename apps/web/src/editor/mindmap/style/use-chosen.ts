import { type Level, type Look, type Marks, type NodeId, sameJson } from '@ramify/document'
import { type Face, faceOf, type Role, type Topic } from '@ramify/scene'
import { useMemo } from 'react'
import { type ReadStore, subscribeToAll, useStore } from '../../../platform/store.ts'
import { common } from '../../views/panels/common.ts'
import type { MapEditor } from '../map-editor.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { dressedAlike } from './dressed-alike.ts'

/** The selected topics, and how to dress all of them at once: by themselves, or with their whole level. */
export interface Chosen {
  readonly ids: readonly NodeId[]
  readonly topics: readonly Topic[]
  /** That all of them are of; null where they differ, or have none. */
  readonly level: Level | null
  /** Their level is dressed, and they only with it. */
  readonly isLevel: boolean
  /** What their level has of its own, where that is dressed. */
  readonly levelLook: Look | undefined
  /** What one sees of them, or of their level. */
  readonly faces: readonly Face[]
  /** What they or their level have of their own: `undefined` where all follow the theme, null where they differ. */
  look: <Key extends keyof Look>(key: Key) => Look[Key] | null
  /** Something that one sees, whoever decided it; null where they differ. */
  seen: <Value>(read: (shown: { readonly face: Face }) => Value) => Value | null
  dress: (look: { [Key in keyof Look]?: Look[Key] | null }) => void
  mark: (marks: Partial<Marks>) => void
}

/** Those that are on the map: one that is folded away is not looked at. The same ones for as long as they are dressed alike. */
export function useChosen(): Chosen {
  const editor = useMapEditor()
  const chosen = useMemo(() => chosenBy(editor), [editor])
  return useStore(chosen)
}

function chosenBy(editor: MapEditor): ReadStore<Chosen> {
  const { selectedTopics, scene, dressesLevel: isWished } = editor
  let chosen = choose(editor)
  let seen: unknown[] = []
  return {
    get() {
      const now = [selectedTopics.get(), scene.get(), isWished.get()]
      if (now.every((each, nth) => each === seen[nth])) return chosen
      seen = now
      const next = choose(editor)
      if (!isAlike(chosen, next)) chosen = next
      return chosen
    },
    subscribe: (listener: () => void) => subscribeToAll([selectedTopics, scene, isWished], listener),
  }
}

function isAlike(one: Chosen, other: Chosen): boolean {
  return (
    one.isLevel === other.isLevel &&
    one.level === other.level &&
    sameJson(one.ids, other.ids) &&
    sameJson(one.levelLook, other.levelLook) &&
    one.topics.length === other.topics.length &&
    one.topics.every(({ face }, nth) => dressedAlike(face, (other.topics[nth] as Topic).face))
  )
}

function choose(editor: MapEditor): Chosen {
  const ids = editor.selectedTopics.get()
  const scene = editor.scene.get()
  const topics = ids.flatMap((id) => scene.placeOf(id) ?? [])
  const level = common(topics.map(({ face }) => face.role.level))
  const isLevel = level !== null && editor.dressesLevel.get()
  const levelLook = isLevel ? scene.snapshot.levels?.[level] : undefined
  const faces = isLevel ? facesOfLevel(topics) : topics.map(({ face }) => face)
  const ownLook = (key: keyof Look) => {
    if (isLevel) return levelLook?.[key]
    const own = faces.map(({ node }) => node.look[key])
    return own.every((value) => value === undefined) ? undefined : common(own)
  }
  return {
    ids,
    topics,
    level,
    isLevel,
    levelLook,
    faces,
    look: ownLook,
    seen: (read) => common(faces.map((face) => read({ face }))),
    dress: (look) =>
      void editor.execute(isLevel ? { type: 'setLevelLook', level, look } : { type: 'setLook', ids, look }),
    mark: (marks) => void editor.execute({ type: 'setMarks', ids, marks }),
  } as Chosen
}

/** How topics look without a style of their own, once per role: each branch of a level has its own role. */
function facesOfLevel(topics: readonly Topic[]): Face[] {
  const faces = new Map<Role, Face>()
  for (const { face } of topics) {
    if (faces.has(face.role)) continue
    const bare = { ...face.node, look: {} }
    faces.set(face.role, faceOf(bare, face.role, face.body.measurer))
  }
  return [...faces.values()]
}
