import { fromContent, openMap } from '@ramify/document'
import { composeScene, type Scene } from '@ramify/scene'
import type { Measurer } from '@ramify/text'
import { themeById } from '@ramify/themes'
import type { GoldenMap } from './golden-maps.ts'

/** The whole way from content to places. */
export function sceneOf(map: GoldenMap, measurer: Measurer): Scene {
  const made = fromContent(map)
  if (!made.ok || made.warnings.length > 0) throw new Error(JSON.stringify(made.ok ? made.warnings : made.error))
  const document = openMap(made.doc)
  const { snapshot } = document
  document.destroy()
  return composeScene({ snapshot, theme: themeById(snapshot.theme), measurer })
}
