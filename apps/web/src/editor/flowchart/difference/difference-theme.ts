import { defaultTheme, type Theme, themes } from '@ramify/themes'
import type { DifferenceColors } from '../../views/difference/difference-colors.ts'

/** The theme in which a difference is drawn, whatever theme the flowchart has: grey, so that only what is different has a colour. */
export function differenceTheme({ paper, same, text }: DifferenceColors): Theme {
  const base = themes[defaultTheme]
  return {
    ...base,
    background: { color: paper, pattern: 'none', patternColor: paper },
    branches: [
      {
        line: same.line,
        fill: same.main,
        text: text.main,
        border: same.line,
        childText: text.deeper,
        childFill: 'none',
      },
    ],
    level2: { ...base.level2, text: text.main },
    relation: { ...base.relation, line: text.deeper, text: text.main },
  }
}
