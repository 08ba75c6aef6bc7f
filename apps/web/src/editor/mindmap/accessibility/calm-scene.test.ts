import { newMap, openMap } from '@ramify/document'
import { composeScene, type Scene } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { expect, test, vi } from 'vitest'
import { createStore } from '../../../platform/store.ts'
import { calmScene } from './calm-scene.ts'

const map = openMap(newMap({ text: 'Root', root: 'root' }))
const measurer = { width: () => 10, lineMetrics: () => ({ ascent: 10, descent: 3 }) }
const { snapshot } = map
const newScene = () => composeScene({ snapshot, theme: themeById(snapshot.theme), measurer })

test('what is typed is heard when it rests, another selection at once', () => {
  vi.useFakeTimers()
  try {
    const scene = createStore<Scene>(newScene())
    const selectedTopics = createStore<readonly string[]>(['root'])
    const calm = calmScene({ scene, selectedTopics })
    const heard: Scene[] = []
    const stop = calm.subscribe(() => heard.push(calm.get()))
    for (let letter = 0; letter < 3; letter++) scene.set(newScene())
    expect(heard).toEqual([])
    vi.advanceTimersByTime(200)
    expect(heard).toEqual([scene.get()])
    scene.set(newScene())
    selectedTopics.set([])
    expect(heard.at(-1)).toBe(scene.get())
    expect(heard).toHaveLength(2)
    stop()
    scene.set(newScene())
    vi.advanceTimersByTime(200)
    expect(heard).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})
