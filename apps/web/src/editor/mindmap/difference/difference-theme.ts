import { defaultTheme, type Theme, themes } from '@ramify/themes'
import type { DifferenceColors } from '../../views/difference/difference-colors.ts'

/** The theme in which a difference is drawn, whatever theme the map has: grey, so that only what is different has a colour. */
export function differenceTheme({ paper, same, text }: DifferenceColors): Theme {
  const base = themes[defaultTheme]
  return {
    ...base,
    background: { color: paper, pattern: 'none', patternColor: paper },
    line: { style: 'curve', colors: 'single', widths: [3, 2, 2], taper: false, corner: 0 },
    root: { fill: same.root, text: text.root, border: 'none', borderWidth: 0, shape: 'pill' },
    branches: [
      {
        line: same.line,
        fill: same.main,
        text: text.main,
        border: 'none',
        childText: text.deeper,
        childFill: 'none',
      },
    ],
    level2: { text: text.deeper, shape: 'plain' },
    relation: { ...base.relation, line: text.deeper, text: text.deeper },
    summary: { line: same.line, fill: same.main, text: text.main, shape: 'rounded' },
    boundary: { ...base.boundary, line: same.line, fill: 'none' },
    floating: { fill: same.main, text: text.main, border: 'none', shape: 'rounded' },
  }
}
