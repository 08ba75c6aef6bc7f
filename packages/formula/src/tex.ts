import { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js'
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js'
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js'
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js'
import 'mathjax-full/js/input/tex/base/BaseConfiguration.js'
import { TeX } from 'mathjax-full/js/input/tex.js'
import { mathjax } from 'mathjax-full/js/mathjax.js'
import { SVG } from 'mathjax-full/js/output/svg.js'

/** An SVG as MathJax draws it, for neither page nor screen: the same in browsers and in Node. */
export function drawTex(source: string): LiteElement {
  input.reset()
  made = 0
  const drawn: unknown = page.convert(source, { display: true, em: 16, ex: 8, containerWidth: 1280 })
  const svg = drawn instanceof LiteElement ? drawn.children[0] : undefined
  if (!(svg instanceof LiteElement)) throw new Error('Nothing to draw')
  return svg
}

RegisterHTMLHandler(liteAdaptor())

const input = new TeX({
  packages: ['base', 'ams'],
  // Nobody can make macros; those of TeX itself are few and short.
  maxMacros: 200,
  maxBuffer: 4096,
  formatError: (_jax: unknown, error: Error) => {
    throw error
  },
})

/** Two thousand letters are some four thousand nodes. */
const mostNodes = 10_000
let made = 0

// MathJax bounds each piece of a formula for itself: commands that write their argument twice, one in the other, would
// still double the work with each level.
const { nodeFactory } = input.parseOptions
const create = nodeFactory.create.bind(nodeFactory)
nodeFactory.create = (...wanted) => {
  if (++made > mostNodes) throw new Error('Formula is too long')
  return create(...wanted)
}

const page = mathjax.document('', { InputJax: input, OutputJax: new SVG({ fontCache: 'none' }) })
