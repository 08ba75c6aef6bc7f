import type { OwnShapes } from '../../../editor/flowchart/library/own-shape.ts'
import { changeSettings, settings } from '../../../platform/session/settings.ts'

/** Shapes that the person keeps, with their other settings. */
export const ownShapes: OwnShapes = {
  get: () => settings.get().custom_shapes,
  subscribe: settings.subscribe,
  keep: (shapes) => changeSettings({ custom_shapes: [...shapes] }),
}
