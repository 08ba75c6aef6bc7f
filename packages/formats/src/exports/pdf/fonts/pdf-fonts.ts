import type { GlyphFont, SetGlyph } from '../../glyphs/set-glyph.ts'
import { type PdfFile, type PdfRef, refTo } from '../file/pdf-file.ts'
import { hex16, pdfNumber } from '../file/pdf-text.ts'
import { trueTypeFont } from './true-type.ts'

/** A glyph in a font of the file: its number, and how wide readers take it to be, in units of its font. */
export interface UsedGlyph {
  readonly number: number
  readonly advance: number
}

/** The fonts of a PDF: one for each weight and style, of the glyphs that are drawn in it. */
export class PdfFonts {
  readonly #fonts = new Map<string, PdfFont>()

  fontOf(font: GlyphFont): PdfFont {
    const key = `${font.name} ${font.slant} ${font.unitsPerEm}`
    let found = this.#fonts.get(key)
    if (!found) {
      found = new PdfFont(font, `F${this.#fonts.size}`)
      this.#fonts.set(key, found)
    }
    return found
  }

  /** Once everything is drawn. Entries of a dictionary of resources. */
  write(file: PdfFile): string {
    return [...this.#fonts.values()].map((font) => `/${font.name} ${refTo(font.write(file))}`).join('')
  }
}

class PdfFont {
  /** Among the resources. */
  readonly name: string
  readonly #font: GlyphFont
  readonly #numbers = new Map<string, number>()
  /** What comes again in a word that was met before is the very same. */
  readonly #used = new WeakMap<SetGlyph, UsedGlyph>()
  readonly #glyphs: { readonly glyph: SetGlyph; readonly advance: number }[] = []

  constructor(font: GlyphFont, name: string) {
    this.#font = font
    this.name = name
  }

  use(glyph: SetGlyph): UsedGlyph {
    const known = this.#used.get(glyph)
    if (known) return known
    // The same drawing may stand for several characters, which people copy as what they are.
    const key = `${glyph.key} ${glyph.text}`
    let number = this.#numbers.get(key)
    if (number === undefined) {
      number = this.#glyphs.push({ glyph, advance: glyph.advance })
      this.#numbers.set(key, number)
    }
    const used = { number, advance: this.#glyphs[number - 1]?.advance ?? 0 }
    this.#used.set(glyph, used)
    return used
  }

  write(file: PdfFile): PdfRef {
    const { unitsPerEm, ascent, descent, weight, slant, name } = this.#font
    const glyphs = this.#glyphs.map(({ glyph, advance }) => ({ advance, outline: glyph.outline() }))
    const bytes = trueTypeFont(glyphs, this.#font)
    const program = file.addStream(`/Length1 ${bytes.length}`, bytes)
    const em = (units: number) => pdfNumber((units * 1000) / unitsPerEm, 1)
    const fullName = `/${tagOf([...this.#numbers.keys()].join())}+${name.replace(/[^A-Za-z0-9-]/g, '')}`
    const descriptor = file.add(
      `<</Type/FontDescriptor/FontName${fullName}/Flags 4/FontBBox[-1000 ${em(-descent)} 2000 ${em(ascent)}]` +
        `/ItalicAngle ${slant > 0 ? -14 : 0}/Ascent ${em(ascent)}/Descent ${em(-descent)}/CapHeight ${em(0.7 * unitsPerEm)}` +
        `/StemV ${Math.round(weight / 5)}/FontFile2 ${refTo(program)}>>`,
    )
    const widths = this.#glyphs.map(({ advance }) => em(advance)).join(' ')
    const descendant = file.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont${fullName}/CIDToGIDMap/Identity/DW 0/W[1[${widths}]]` +
        `/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${refTo(descriptor)}>>`,
    )
    const unicode = file.addStream('', this.#toUnicode())
    return file.add(
      `<</Type/Font/Subtype/Type0/BaseFont${fullName}/Encoding/Identity-H/DescendantFonts[${refTo(descendant)}]` +
        `/ToUnicode ${refTo(unicode)}>>`,
    )
  }

  /** Which characters the glyphs stand for: what is searched for and copied. */
  #toUnicode(): string {
    const lines = this.#glyphs.flatMap(({ glyph: { text } }, nth) => {
      return text === '' ? [] : [`<${(nth + 1).toString(16).padStart(4, '0')}><${hex16(text)}>`]
    })
    const blocks: string[] = []
    for (let from = 0; from < lines.length; from += 100) {
      const block = lines.slice(from, from + 100)
      blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`)
    }
    return (
      '/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
      '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def\n' +
      `1 begincodespacerange\n<0000><ffff>\nendcodespacerange\n${blocks.join('')}` +
      'endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend\n'
    )
  }
}

/** Six letters before the name say that it is a part of a font, and which. */
function tagOf(content: string): string {
  let hash = 7
  for (let at = 0; at < content.length; at++) hash = (hash * 31 + content.charCodeAt(at)) >>> 0
  let tag = ''
  for (let nth = 0; nth < 6; nth++) {
    tag += String.fromCharCode(65 + (hash % 26))
    hash = Math.floor(hash / 26) + nth
  }
  return tag
}
