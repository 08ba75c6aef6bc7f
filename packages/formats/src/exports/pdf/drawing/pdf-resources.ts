import { emojiGrid } from '@ramify/scene'
import type { ExportImage, ExportPorts } from '../../export-ports.ts'
import type { SetWord } from '../../glyphs/set-glyph.ts'
import { type PdfFile, type PdfRef, refTo } from '../file/pdf-file.ts'
import { pdfNumber } from '../file/pdf-text.ts'
import { PdfFonts } from '../fonts/pdf-fonts.ts'
import { addImage } from '../images/pdf-image.ts'
import type { Color } from './color.ts'
import { emojiContent } from './emoji-content.ts'

export interface PlacedImage {
  readonly name: string
  readonly width: number
  readonly height: number
}

/** What contents of pages name: one dictionary for all of them, so that each picture, emoji and font is in the file once. */
export class PdfResources {
  /** Of the dictionary, which is written at the end. */
  readonly ref: PdfRef
  readonly fonts = new PdfFonts()
  readonly #file: PdfFile
  readonly #ports: ExportPorts
  readonly #opacities = new Map<string, string>()
  readonly #shadings = new Map<string, PdfRef>()
  readonly #objects = new Map<string, PdfRef>()
  readonly #images = new Map<string, PlacedImage | null>()
  readonly #emoji = new Map<string, string | null>()

  constructor(file: PdfFile, ports: ExportPorts) {
    this.#file = file
    this.#ports = ports
    this.ref = file.reserve()
  }

  /** The name of a state in which everything is drawn so opaque. */
  opacity(share: number): string {
    const value = pdfNumber(Math.min(1, Math.max(0, share)), 3)
    let name = this.#opacities.get(value)
    if (name === undefined) {
      name = `G${this.#opacities.size}`
      this.#opacities.set(value, name)
    }
    return name
  }

  /** The name of a blend from the top to the bottom of a square of one unit. */
  shading(from: Color, to: Color): string {
    const [one, other] = [from, to].map((color) =>
      color
        .slice(0, 3)
        .map((each) => pdfNumber(each, 3))
        .join(' '),
    )
    const key = `${one}|${other}`
    let ref = this.#shadings.get(key)
    if (ref === undefined) {
      const blend = `<</FunctionType 2/Domain[0 1]/C0[${one}]/C1[${other}]/N 1>>`
      const space = '/ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 0 1]/Extend[true true]'
      ref = this.#file.add(`<<${space}/Function${blend}>>`)
      this.#shadings.set(key, ref)
    }
    return `S${ref}`
  }

  image(resource: string): PlacedImage | null {
    let placed = this.#images.get(resource)
    if (placed === undefined) {
      const image = this.#ports.image(resource)
      placed = image && this.#addImage(image)
      this.#images.set(resource, placed)
    }
    return placed
  }

  #addImage(image: ExportImage): PlacedImage | null {
    const ref = addImage(this.#file, image)
    return ref === null ? null : { name: this.#named(ref), width: image.width, height: image.height }
  }

  /** The name of its picture, on a grid of `emojiGrid`. */
  emoji(name: string): string | null {
    let found = this.#emoji.get(name)
    if (found === undefined) {
      const svg = this.#ports.emoji(name)
      const fade = (share: number) => `/${this.opacity(share)} gs\n`
      found = svg === null ? null : this.form(emojiContent(svg, fade), `0 0 ${emojiGrid} ${emojiGrid}`)
      this.#emoji.set(name, found)
    }
    return found
  }

  /** Something that is drawn as one. `isGroup`: it is seen through as one. */
  form(content: string, box: string, isGroup = false): string {
    const group = isGroup ? '/Group<</S/Transparency/CS/DeviceRGB>>' : ''
    const entries = `/Type/XObject/Subtype/Form/BBox[${box}]${group}/Resources ${refTo(this.ref)}`
    return this.#named(this.#file.addStream(entries, content))
  }

  #named(ref: PdfRef): string {
    const name = `X${ref}`
    this.#objects.set(name, ref)
    return name
  }

  glyphs(text: string, font: Parameters<ExportPorts['glyphs']>[1]): readonly SetWord[] | null {
    return this.#ports.glyphs(text, font)
  }

  write(): void {
    const states = [...this.#opacities].map(([value, name]) => `/${name}<</ca ${value}/CA ${value}>>`)
    const objects = [...this.#objects].map(([name, ref]) => `/${name} ${refTo(ref)}`)
    const shadings = [...this.#shadings.values()].map((ref) => `/S${ref} ${refTo(ref)}`)
    this.#file.set(
      this.ref,
      `<</Font<<${this.fonts.write(this.#file)}>>/XObject<<${objects.join('')}>>` +
        `/ExtGState<<${states.join('')}>>/Shading<<${shadings.join('')}>>>>`,
    )
  }
}
