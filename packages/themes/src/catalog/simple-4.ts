import type { Theme } from '../theme.ts'

/** Ink on white: nothing but words and thin lines. */
export const simple4: Theme = {
  id: 'simple-4',
  name: { en: 'Plain', zh: '素简' },
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
  line: { style: 'curve', colors: 'single', widths: [1.5, 1.5, 1], taper: false, corner: 0 },
  root: { fill: 'none', text: '#15181d', border: '#15181d', borderWidth: 1.5, shape: 'rounded' },
  level1: { shape: 'underline', borderWidth: 0 },
  level2: { text: '#333a45', shape: 'underline' },
  branches: [
    { line: '#4a515d', fill: 'none', text: '#4a515d', border: 'none', childText: '#333a45', childFill: 'none' },
  ],
  relation: { line: '#7a8190', text: '#4d5563', dash: '6 5', width: 1.5 },
  summary: { line: '#4a515d', fill: '#e9eaec', text: '#343941', shape: 'rounded' },
  boundary: { line: '#4a515d', fill: '#f6f6f7', dash: '5 4' },
  floating: { fill: '#f1f1f1', text: '#333a45', border: 'none', shape: 'rounded' },
}
