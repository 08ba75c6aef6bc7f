import { layouts } from '@ramify/layouts'
import { composeScene, paintSvg } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { canvasMeasurer, prepareFonts } from '../platform/fonts/index.ts'
import { type Kind, mapOf, picture } from './maps.ts'

const kinds: readonly Kind[] = ['plain', 'dressed']
const themes = ['sky-19', 'midnight'] as const
const words = 'Journey to the islands Ready In spring by Friday light 1 2'

/** Every layout with a plain and a dressed map, in a light and a dark theme: for those who work on them. */
async function show(place: HTMLElement): Promise<void> {
  const families = ['Inter', 'Noto Sans SC']
  await prepareFonts(
    [400, 500, 600, 700].flatMap((weight) =>
      [false, true].map((italic) => ({ text: words, font: { families, size: 14, weight, italic } })),
    ),
  )
  place.replaceChildren(...Object.keys(layouts).map(sectionOf))
  document.title = 'Layouts, drawn'
}

function sectionOf(layout: string): HTMLElement {
  const section = document.createElement('section')
  section.id = layout
  const heading = document.createElement('h2')
  heading.textContent = layout
  section.append(heading, ...kinds.flatMap((kind) => themes.map((theme) => pictureOf(layout, kind, theme))))
  return section
}

function pictureOf(layout: string, kind: Kind, theme: string): HTMLElement {
  const figure = document.createElement('figure')
  const scene = composeScene({ snapshot: mapOf(kind, layout), theme: themeById(theme), measurer: canvasMeasurer() })
  figure.innerHTML = paintSvg(scene, { on: scene.paper, padding: 24, imageHref: () => picture })
  return figure
}

const place = document.getElementById('gallery')
if (place) await show(place)
