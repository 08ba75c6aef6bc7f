import { containsRect, intersects, type Rect, rectBetween } from '@ramify/geometry'
import type { DrawnCallout, DrawnRange, Relation, Scene, Topic } from '@ramify/scene'
import { createStore, type Store } from '../../../platform/store.ts'
import { visibleRect } from '../../core/viewport/viewport.ts'
import type { MapEditor } from '../map-editor.ts'

/** What the near layer holds right now. */
export interface Near {
  readonly topics: readonly Topic[]
  readonly ranges: readonly DrawnRange[]
  readonly relations: readonly Relation[]
  readonly callouts: readonly DrawnCallout[]
}

export interface NearTopics {
  readonly shown: Store<Near>
  /** Follows the view and the map from here on; gives back how to stop. */
  follow: () => () => void
}

const nothing: Near = { topics: [], ranges: [], relations: [], callouts: [] }

/** How far around the screen topics are kept ready, in parts of the screen, and how near its edge they must reach. */
const ready = 0.4
const needed = 0.05
/** The same after a leap to where nothing was drawn: all of it comes at once then, and nobody knows yet where the view goes on. */
const readyAfterLeap = 0.08
/** How many more topics one frame may bring in; more only where the screen itself would stay empty. */
const perFrame = 60

/**
 * Keeps the near layer filled with what is on the screen. While the view moves inside what is ready nothing happens at
 * all; past it the next topics come in over several frames, those on the screen first.
 */
export function nearTopics(editor: MapEditor, isNear: () => boolean): NearTopics {
  const shown = createStore<Near>(nothing)
  let scene: Scene | null = null
  /** What is filled in, or will be when all frames are done. */
  let area: Rect | null = null
  let ahead = ready
  let frame = 0

  const around = (part: number) => {
    const screen = editor.screen.get()
    return visibleRect(editor.view.get(), screen, { width: screen.width * part, height: screen.height * part })
  }

  const fill = (whole: boolean) => {
    cancelAnimationFrame(frame)
    frame = 0
    scene = editor.scene.get()
    if (!isNear() || editor.screen.get().width === 0) {
      area = null
      shown.set(nothing)
      return
    }
    area = around(ahead)
    const wanted = scene.visible(area)
    const topics = whole ? wanted : inSteps(wanted)
    shown.set({ topics, ...attachments(scene, area) })
  }

  /** What is shown already, what the screen needs now, and so many of the rest. */
  const inSteps = (wanted: readonly Topic[]): readonly Topic[] => {
    const before = new Set(shown.get().topics)
    const onScreen = around(needed)
    let left = perFrame
    const topics = wanted.filter((topic) => before.has(topic) || reaches(topic, onScreen) || left-- > 0)
    if (topics.length < wanted.length) frame = requestAnimationFrame(() => fill(false))
    return topics
  }

  const onView = () => {
    if (isNear() && area && containsRect(area, around(needed)) && !isMuchTooLarge(area, around(ahead))) return
    ahead = area && !intersects(area, around(0)) ? readyAfterLeap : ready
    fill(false)
  }
  const onScene = () => fill(true)
  fill(true)
  return {
    shown,
    follow: () => {
      if (scene !== editor.scene.get()) fill(true)
      const stops = [
        editor.view.subscribe(onView),
        editor.screen.subscribe(onScene),
        editor.scene.subscribe(onScene),
        () => cancelAnimationFrame(frame),
      ]
      return () => stops.forEach((stop) => void stop())
    },
  }
}

function attachments(scene: Scene, area: Rect): Pick<Near, 'ranges' | 'relations' | 'callouts'> {
  return {
    ranges: scene.ranges.filter(({ bounds }) => intersects(bounds, area)),
    relations: scene.relationsIn(area),
    callouts: scene.callouts.filter(({ bounds }) => intersects(bounds, area)),
  }
}

/** With its line or cell: a topic past the edge may have a line across the screen. */
function reaches(topic: Topic, area: Rect): boolean {
  const { ends, cell } = topic.place
  if (intersects(cell ?? topic, area)) return true
  if (!ends) return false
  const { fromX, fromY, toX, toY } = ends
  const line = rectBetween(Math.min(fromX, toX), Math.min(fromY, toY), Math.max(fromX, toX), Math.max(fromY, toY))
  return intersects(line, area)
}

/** After zooming in there is far more around the screen than anybody will look at. */
function isMuchTooLarge(area: Rect, wanted: Rect): boolean {
  return area.width * area.height > 4 * wanted.width * wanted.height
}
