import type { Theme } from '../theme.ts'

/** The default: clear air, one calm colour for each branch. */
export const sky19: Theme = {
  id: 'sky-19',
  name: { en: 'Sky', zh: '晴空' },
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
  line: { style: 'curve', colors: 'rainbow', widths: [4, 2, 2], taper: true, corner: 0 },
  root: { fill: '#2470ee', text: '#ffffff', border: 'none', borderWidth: 0, shape: 'pill' },
  level1: { shape: 'rounded', borderWidth: 0 },
  level2: { text: '#2b313c', shape: 'plain' },
  branches: [
    { line: '#3982fc', fill: '#e5efff', text: '#285fba', border: 'none', childText: '#2b313c', childFill: 'none' },
    { line: '#08a39e', fill: '#e0f3f3', text: '#0a6d6a', border: 'none', childText: '#2b313c', childFill: 'none' },
    { line: '#37a24e', fill: '#e5f3e8', text: '#1e7132', border: 'none', childText: '#2b313c', childFill: 'none' },
    { line: '#d18101', fill: '#fbf0de', text: '#8e5805', border: 'none', childText: '#2b313c', childFill: 'none' },
    { line: '#ea5a47', fill: '#fceae7', text: '#a93e2f', border: 'none', childText: '#2b313c', childFill: 'none' },
    { line: '#8a63e8', fill: '#f0ebfc', text: '#684aae', border: 'none', childText: '#2b313c', childFill: 'none' },
    { line: '#d84f9b', fill: '#fae8f2', text: '#a23b74', border: 'none', childText: '#2b313c', childFill: 'none' },
  ],
  relation: { line: '#7a8190', text: '#4d5563', dash: '6 5', width: 1.5 },
  summary: { line: '#3982fc', fill: '#e7f0ff', text: '#285bb0', shape: 'rounded' },
  boundary: { line: '#3982fc', fill: '#f5f9ff', dash: '5 4' },
  floating: { fill: '#f1f1f1', text: '#2b313c', border: 'none', shape: 'rounded' },
}
