import type { Theme } from '../theme.ts'

/** One blue from centre to leaf, light as a notepad. */
export const freshBlue: Theme = {
  id: 'fresh-blue',
  name: { en: 'Fresh blue', zh: '清新蓝' },
  dark: false,
  level: 0,
  background: { color: '#f8fbff', pattern: 'none', patternColor: '#e6e9ed' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'curve', colors: 'single', widths: [3, 2, 1.5], taper: true, corner: 0 },
  root: { fill: '#2a6fcf', text: '#ffffff', border: 'none', borderWidth: 0, shape: 'rounded' },
  level1: { shape: 'rounded', borderWidth: 0 },
  level2: { text: '#26415f', shape: 'plain' },
  branches: [
    { line: '#3b86de', fill: '#dfecfb', text: '#2761a2', border: 'none', childText: '#26415f', childFill: 'none' },
  ],
  relation: { line: '#7a8190', text: '#4d5563', dash: '6 5', width: 1.5 },
  summary: { line: '#3b86de', fill: '#e1edfb', text: '#295e9b', shape: 'rounded' },
  boundary: { line: '#3b86de', fill: '#eff5fd', dash: '5 4' },
  floating: { fill: '#eaedf1', text: '#26415f', border: 'none', shape: 'rounded' },
}
