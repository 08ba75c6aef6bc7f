import type { Theme } from '../theme.ts'

/** White lines on drafting blue, squared to the grid. */
export const blueprint: Theme = {
  id: 'blueprint',
  name: { en: 'Blueprint', zh: '蓝图' },
  dark: true,
  level: 1,
  background: { color: '#123a6b', pattern: 'grid', patternColor: '#2a4e7a' },
  font: {
    family: '"Noto Sans Mono", "Noto Sans SC"',
    kind: 'mono',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'poly', colors: 'single', widths: [2, 1.5, 1.5], taper: false, corner: 6 },
  root: { fill: '#ffffff', text: '#123a6b', border: 'none', borderWidth: 0, shape: 'rect' },
  level1: { shape: 'rect', borderWidth: 1.5 },
  level2: { text: '#dbe8fa', shape: 'plain' },
  branches: [
    { line: '#bcd7fb', fill: '#123a6b', text: '#c9dffc', border: '#bcd7fb', childText: '#dbe8fa', childFill: 'none' },
  ],
  relation: { line: '#aab2c0', text: '#c3c9d4', dash: '6 5', width: 1.5 },
  summary: { line: '#bcd7fb', fill: '#345988', text: '#d0e3fc', shape: 'rounded' },
  boundary: { line: '#bcd7fb', fill: '#234a79', dash: '5 4' },
  floating: { fill: '#2e527d', text: '#dbe8fa', border: 'none', shape: 'rounded' },
}
