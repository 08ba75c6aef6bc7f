import type { Theme } from '../theme.ts'

/** Sea greens and rope, good for long maps. */
export const spy5: Theme = {
  id: 'spy-5',
  name: { en: 'Harbour', zh: '港湾' },
  dark: false,
  level: 0,
  background: { color: '#f3f8f8', pattern: 'none', patternColor: '#e1e6e6' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'curve', colors: 'rainbow', widths: [3, 2, 1.5], taper: false, corner: 0 },
  root: { fill: '#0f5b66', text: '#ffffff', border: 'none', borderWidth: 0, shape: 'pill' },
  level1: { shape: 'pill', borderWidth: 0 },
  level2: { text: '#1f3b40', shape: 'underline' },
  branches: [
    { line: '#12707d', fill: '#12707d', text: '#ffffff', border: 'none', childText: '#1f3b40', childFill: 'none' },
    { line: '#2c7a5c', fill: '#2c7a5c', text: '#ffffff', border: 'none', childText: '#1f3b40', childFill: 'none' },
    { line: '#33658f', fill: '#33658f', text: '#ffffff', border: 'none', childText: '#1f3b40', childFill: 'none' },
    { line: '#8a6a2f', fill: '#8a6a2f', text: '#ffffff', border: 'none', childText: '#1f3b40', childFill: 'none' },
    { line: '#5a6a9e', fill: '#5a6a9e', text: '#ffffff', border: 'none', childText: '#1f3b40', childFill: 'none' },
    { line: '#4b7468', fill: '#4b7468', text: '#ffffff', border: 'none', childText: '#1f3b40', childFill: 'none' },
  ],
  relation: { line: '#7a8190', text: '#4d5563', dash: '6 5', width: 1.5 },
  summary: { line: '#12707d', fill: '#d8e8e9', text: '#0d4e57', shape: 'rounded' },
  boundary: { line: '#12707d', fill: '#e8f1f2', dash: '5 4' },
  floating: { fill: '#e6ebeb', text: '#1f3b40', border: 'none', shape: 'rounded' },
}
