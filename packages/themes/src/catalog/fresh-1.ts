import type { Theme } from '../theme.ts'

/** Washed greens for plans that should feel easy. */
export const fresh1: Theme = {
  id: 'fresh-1',
  name: { en: 'Mint', zh: '薄荷' },
  dark: false,
  level: 0,
  background: { color: '#f7fcf9', pattern: 'none', patternColor: '#e5eae7' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'curve', colors: 'rainbow', widths: [4, 2, 2], taper: true, corner: 0 },
  root: { fill: '#167a5b', text: '#ffffff', border: 'none', borderWidth: 0, shape: 'pill' },
  level1: { shape: 'pill', borderWidth: 0 },
  level2: { text: '#23463b', shape: 'plain' },
  branches: [
    { line: '#1f9d76', fill: '#dbf0e8', text: '#046d51', border: 'none', childText: '#23463b', childFill: 'none' },
    { line: '#3a9b3f', fill: '#deefe1', text: '#256e29', border: 'none', childText: '#23463b', childFill: 'none' },
    { line: '#0e93a8', fill: '#d9eeee', text: '#0c6877', border: 'none', childText: '#23463b', childFill: 'none' },
    { line: '#7a9a1e', fill: '#e7efdd', text: '#526903', border: 'none', childText: '#23463b', childFill: 'none' },
    { line: '#1c9a94', fill: '#dbefec', text: '#046c68', border: 'none', childText: '#23463b', childFill: 'none' },
    { line: '#4d8f68', fill: '#e1eee6', text: '#396a4d', border: 'none', childText: '#23463b', childFill: 'none' },
  ],
  relation: { line: '#7a8190', text: '#4d5563', dash: '6 5', width: 1.5 },
  summary: { line: '#1f9d76', fill: '#ddf1e9', text: '#166e53', shape: 'rounded' },
  boundary: { line: '#1f9d76', fill: '#ecf7f2', dash: '5 4' },
  floating: { fill: '#e9eeec', text: '#23463b', border: 'none', shape: 'rounded' },
}
