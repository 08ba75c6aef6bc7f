import type { NodeId } from '@ramify/document'
import type { ReadStore } from '../../../platform/store.ts'
import { peopleAt } from '../../views/people/people-at.ts'
import type { MapEditor } from '../map-editor.ts'

export interface PersonHere {
  name: string
  color: number
  isTyping: boolean
}

/** Who is at a topic, as JSON, which stays the same while nothing of it changes: rows are not drawn anew for pointers that move. */
export function namesAt(editor: MapEditor, id: NodeId): ReadStore<string> {
  const { people, scene } = editor
  return {
    get: () => {
      const here = peopleAt(editor, id)
      if (here.length === 0) return ''
      const names: PersonHere[] = here.map(({ name, color, typing }) => ({ name, color, isTyping: typing !== null }))
      return JSON.stringify(names)
    },
    subscribe: (listener) => {
      const stops = [people.others.subscribe(listener), scene.subscribe(listener)]
      return () => stops.forEach((stop) => void stop())
    },
  }
}
