import type { Theme } from '../theme.ts'

/** The dark default: neutral, easy on the eyes for hours. */
export const midnight: Theme = {
  id: 'midnight',
  name: { en: 'Midnight', zh: '子夜' },
  dark: true,
  level: 0,
  background: { color: '#14161b', pattern: 'none', patternColor: '#2c2d32' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'curve', colors: 'rainbow', widths: [4, 2, 2], taper: true, corner: 0 },
  root: { fill: '#2370ea', text: '#ffffff', border: 'none', borderWidth: 0, shape: 'pill' },
  level1: { shape: 'rounded', borderWidth: 0 },
  level2: { text: '#d3d7de', shape: 'plain' },
  branches: [
    { line: '#5a9bff', fill: '#223149', text: '#83b4ff', border: 'none', childText: '#d3d7de', childFill: 'none' },
    { line: '#34c3bb', fill: '#1a393b', text: '#67d2cc', border: 'none', childText: '#d3d7de', childFill: 'none' },
    { line: '#5cc476', fill: '#22392d', text: '#85d398', border: 'none', childText: '#d3d7de', childFill: 'none' },
    { line: '#efab3c', fill: '#403422', text: '#f3c06d', border: 'none', childText: '#d3d7de', childFill: 'none' },
    { line: '#f5806c', fill: '#412b2b', text: '#f8a091', border: 'none', childText: '#d3d7de', childFill: 'none' },
    { line: '#a98cf7', fill: '#322e47', text: '#bfa9f9', border: 'none', childText: '#d3d7de', childFill: 'none' },
    { line: '#ee7fbb', fill: '#402b3b', text: '#f29fcc', border: 'none', childText: '#d3d7de', childFill: 'none' },
  ],
  relation: { line: '#aab2c0', text: '#c3c9d4', dash: '6 5', width: 1.5 },
  summary: { line: '#5a9bff', fill: '#223149', text: '#8cb9ff', shape: 'rounded' },
  boundary: { line: '#5a9bff', fill: '#1b2332', dash: '5 4' },
  floating: { fill: '#303236', text: '#d3d7de', border: 'none', shape: 'rounded' },
}
