import type { Theme } from '../theme.ts'

/** Warm greys, quiet rooms, no surprises. */
export const spy3: Theme = {
  id: 'spy-3',
  name: { en: 'Safehouse', zh: '安全屋' },
  dark: false,
  level: 0,
  background: { color: '#f5f4f1', pattern: 'none', patternColor: '#e3e2e0' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'straight', colors: 'rainbow', widths: [1.5, 1.5, 1], taper: false, corner: 0 },
  root: { fill: '#45423c', text: '#fbfaf7', border: 'none', borderWidth: 0, shape: 'rounded' },
  level1: { shape: 'rounded', borderWidth: 0 },
  level2: { text: '#413e38', shape: 'plain' },
  branches: [
    { line: '#6b6558', fill: '#6b6558', text: '#ffffff', border: 'none', childText: '#413e38', childFill: 'none' },
    { line: '#5f6f6a', fill: '#5f6f6a', text: '#ffffff', border: 'none', childText: '#413e38', childFill: 'none' },
    { line: '#7a6457', fill: '#7a6457', text: '#ffffff', border: 'none', childText: '#413e38', childFill: 'none' },
    { line: '#626a7d', fill: '#626a7d', text: '#ffffff', border: 'none', childText: '#413e38', childFill: 'none' },
    { line: '#75685f', fill: '#75685f', text: '#ffffff', border: 'none', childText: '#413e38', childFill: 'none' },
    { line: '#646d54', fill: '#646d54', text: '#ffffff', border: 'none', childText: '#413e38', childFill: 'none' },
  ],
  relation: { line: '#7a8190', text: '#4d5563', dash: '6 5', width: 1.5 },
  summary: { line: '#6b6558', fill: '#e4e3df', text: '#4b473e', shape: 'rounded' },
  boundary: { line: '#6b6558', fill: '#eeede9', dash: '5 4' },
  floating: { fill: '#e8e7e4', text: '#413e38', border: 'none', shape: 'rounded' },
}
