import type { Theme } from '../theme.ts'

/** White paper, one red: what matters is red. */
export const spy4: Theme = {
  id: 'spy-4',
  name: { en: 'Signal', zh: '信号' },
  dark: false,
  level: 0,
  background: { color: '#ffffff', pattern: 'none', patternColor: '#eceded' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'poly', colors: 'single', widths: [2.5, 2, 1.5], taper: false, corner: 6 },
  root: { fill: '#d3262c', text: '#ffffff', border: 'none', borderWidth: 0, shape: 'rect' },
  level1: { shape: 'rect', borderWidth: 1.5 },
  level2: { text: '#23262b', shape: 'plain' },
  branches: [
    { line: '#d3262c', fill: '#ffffff', text: '#a91e23', border: '#d3262c', childText: '#23262b', childFill: 'none' },
  ],
  relation: { line: '#7a8190', text: '#4d5563', dash: '6 5', width: 1.5 },
  summary: { line: '#d3262c', fill: '#fae5e6', text: '#941b1f', shape: 'rounded' },
  boundary: { line: '#d3262c', fill: '#fdf4f4', dash: '5 4' },
  floating: { fill: '#f1f1f1', text: '#23262b', border: 'none', shape: 'rounded' },
}
