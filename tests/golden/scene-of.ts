import { fromContent, openMap } from '@ramify/document'
import { texSetter } from '@ramify/formula'
import { composeScene, type Scene, themeOf } from '@ramify/scene'
import type { Measurer } from '@ramify/text'
import type { GoldenMap } from './golden-maps.ts'

/** The whole way from content to places. */
export function sceneOf(map: GoldenMap, measurer: Measurer): Scene {
  const made = fromContent(map)
  if (!made.ok || made.warnings.length > 0) throw new Error(JSON.stringify(made.ok ? made.warnings : made.error))
  const document = openMap(made.doc)
  const { snapshot } = document
  document.destroy()
  return composeScene({ snapshot, theme: themeOf(snapshot), measurer, formulas: texSetter })
}
