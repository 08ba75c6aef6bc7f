import type { SvgOptions } from '@ramify/scene'
import type { Font } from '@ramify/text'
import type { ExportImage, ExportPorts } from '../export-ports.ts'
import { missingGlyphs } from '../glyphs/missing-glyphs.ts'
import { outlineOfWords, outlinesOfWords } from '../glyphs/outline-of-glyphs.ts'
import { base64 } from './base64.ts'

/** Words as outlines, images inside: nothing has to be at hand where the SVG is opened. */
export function svgOptions(
  ports: ExportPorts,
): Pick<SvgOptions, 'outline' | 'fallbackOutline' | 'emoji' | 'imageHref'> {
  const outlineOf = (text: string, font: Font, unit: number) => {
    return outlineOfWords(ports.glyphs(text, font) ?? missingGlyphs(text), font.size, unit)
  }
  const hrefs = new Map<string, string | null>()
  return {
    outline: (text, font, unit) => outlineOf(text, font, unit).data,
    fallbackOutline: outlineOf,
    emoji: (name) => ports.emoji(name),
    imageHref: (resource) => {
      let href = hrefs.get(resource)
      if (href === undefined) {
        const image = ports.image(resource)
        href = image && dataUrl(image)
        hrefs.set(resource, href)
      }
      return href
    },
  }
}

/** The same with each word once, for files that are kept. `prefix`: what names of this drawing begin with, beside others on one page. */
export function sharingOptions(
  ports: ExportPorts,
  prefix = 'w',
): ReturnType<typeof svgOptions> & Pick<SvgOptions, 'words'> {
  const of = (text: string, font: Font, unit: number) =>
    outlinesOfWords(ports.glyphs(text, font) ?? missingGlyphs(text), font.size, unit)
  return { ...svgOptions(ports), words: { prefix, of } }
}

export function dataUrl({ type, bytes }: ExportImage): string {
  return `data:image/${type === 'jpg' ? 'jpeg' : 'png'};base64,${base64(bytes)}`
}
