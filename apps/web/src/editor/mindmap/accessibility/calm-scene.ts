import type { Scene } from '@ramify/scene'
import { createStore, type ReadStore } from '../../../platform/store.ts'
import type { MapEditor } from '../map-editor.ts'

const restMs = 150

/**
 * The scene for those who hear it. What is typed may come a moment later than it is seen, so that no key waits for it; with another
 * selection it comes at once, as the field points at what is selected.
 */
export function calmScene({ scene, selectedTopics }: Pick<MapEditor, 'scene' | 'selectedTopics'>): ReadStore<Scene> {
  const calm = createStore(scene.get())
  const takeUp = () => calm.set(scene.get())
  return {
    get: calm.get,
    subscribe: (listener) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const onScene = () => {
        timer ??= setTimeout(() => {
          timer = undefined
          takeUp()
        }, restMs)
      }
      takeUp()
      const stops = [
        calm.subscribe(listener),
        scene.subscribe(onScene),
        selectedTopics.subscribe(takeUp),
        () => clearTimeout(timer),
      ]
      return () => stops.forEach((stop) => void stop())
    },
  }
}
