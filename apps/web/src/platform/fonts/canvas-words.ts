import type { FontCut, MeasureWord } from '@ramify/text'

/** Measures words as this browser draws them. The fonts must be in the page. */
export function canvasWords(): MeasureWord {
  const host = hiddenHost()
  // A context for each: setting another font costs as much as measuring a word.
  const contexts = new Map<FontCut, CanvasRenderingContext2D>()
  return (word, cut) => {
    let context = contexts.get(cut)
    if (!context) {
      context = contextFor(cut, host)
      contexts.set(cut, context)
    }
    return (context.measureText(word).width * cut.font.unitsPerEm) / sizeFor(cut)
  }
}

/**
 * At as many pixels as the em has units, widths come out in units: whole numbers in every browser. Half as large where
 * that would be more than Firefox sets.
 */
function sizeFor({ font: { unitsPerEm } }: FontCut): number {
  return unitsPerEm > 1024 ? unitsPerEm / 2 : unitsPerEm
}

function contextFor(cut: FontCut, host: HTMLElement): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  host.append(canvas)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to measure text with')
  context.textRendering = 'geometricPrecision'
  context.fontKerning = 'normal'
  context.font = `${cut.italic ? 'italic' : 'normal'} ${cut.weight} ${sizeFor(cut)}px "${cut.font.family}"`
  return context
}

/**
 * Only a canvas that is part of the page has a language and `text-spacing-trim`, and both change how words are set: the
 * language of the page is not that of the map, and painters trim nothing. Not `display: none`, which measures more slowly.
 */
function hiddenHost(): HTMLElement {
  const host = document.createElement('div')
  host.lang = 'en'
  host.ariaHidden = 'true'
  const looks = { position: 'fixed', width: '0', height: '0', overflow: 'hidden', visibility: 'hidden' }
  for (const [name, value] of Object.entries(looks)) host.style.setProperty(name, value)
  host.style.setProperty('text-spacing-trim', 'space-all')
  document.body.append(host)
  return host
}
