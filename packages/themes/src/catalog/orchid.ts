import type { Theme } from '../theme.ts'

/** Soft violets and rose for personal notes. */
export const orchid: Theme = {
  id: 'orchid',
  name: { en: 'Orchid', zh: '兰花' },
  dark: false,
  level: 0,
  background: { color: '#fdf9fe', pattern: 'none', patternColor: '#eae7ec' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'curve', colors: 'rainbow', widths: [4, 2, 2], taper: true, corner: 0 },
  root: { fill: '#7c3fb8', text: '#ffffff', border: 'none', borderWidth: 0, shape: 'pill' },
  level1: { shape: 'pill', borderWidth: 0 },
  level2: { text: '#43324f', shape: 'plain' },
  branches: [
    { line: '#8b55cf', fill: '#eee4f8', text: '#68409b', border: 'none', childText: '#43324f', childFill: 'none' },
    { line: '#c04f9d', fill: '#f5e3f1', text: '#903b76', border: 'none', childText: '#43324f', childFill: 'none' },
    { line: '#5b6bd6', fill: '#e8e7f9', text: '#4450a1', border: 'none', childText: '#43324f', childFill: 'none' },
    { line: '#d0587a', fill: '#f7e4ed', text: '#9a415b', border: 'none', childText: '#43324f', childFill: 'none' },
    { line: '#a463b8', fill: '#f1e6f5', text: '#7b4a8a', border: 'none', childText: '#43324f', childFill: 'none' },
    { line: '#4a86c8', fill: '#e6eaf7', text: '#356293', border: 'none', childText: '#43324f', childFill: 'none' },
  ],
  relation: { line: '#7a8190', text: '#4d5563', dash: '6 5', width: 1.5 },
  summary: { line: '#8b55cf', fill: '#efe5f8', text: '#613b91', shape: 'rounded' },
  boundary: { line: '#8b55cf', fill: '#f7f1fc', dash: '5 4' },
  floating: { fill: '#efebf1', text: '#43324f', border: 'none', shape: 'rounded' },
}
