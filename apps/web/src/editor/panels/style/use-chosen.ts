import type { Look, Marks, NodeId } from '@ramify/document'
import type { Topic } from '@ramify/scene'
import { useStore } from '../../../platform/store.ts'
import { useEditor } from '../../use-editor.ts'
import { common } from './common.ts'

/** The selected topics, and how to dress all of them at once. */
export interface Chosen {
  readonly ids: readonly NodeId[]
  readonly topics: readonly Topic[]
  /** What they have of their own: `undefined` where all follow the theme, null where they differ. */
  look: <Key extends keyof Look>(key: Key) => Look[Key] | null
  /** What one sees, whoever decided it; null where they differ. */
  seen: <Value>(read: (topic: Topic) => Value) => Value | null
  dress: (look: { [Key in keyof Look]?: Look[Key] | null }) => void
  mark: (marks: Partial<Marks>) => void
}

/** Those that are on the map: one that is folded away is not looked at. */
export function useChosen(): Chosen {
  const editor = useEditor()
  const ids = useStore(editor.selection)
  const scene = useStore(editor.scene)
  const topics = ids.flatMap((id) => scene.placeOf(id) ?? [])
  return {
    ids,
    topics,
    look: (key) => {
      const own = topics.map(({ face }) => face.node.look[key])
      return own.every((value) => value === undefined) ? undefined : common(own)
    },
    seen: (read) => common(topics.map(read)),
    dress: (look) => void editor.act({ type: 'setLook', ids, look }),
    mark: (marks) => void editor.act({ type: 'setMarks', ids, marks }),
  } as Chosen
}
