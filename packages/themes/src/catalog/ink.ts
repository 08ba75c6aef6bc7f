import type { Theme } from '../theme.ts'

/** Rice paper, black ink, one vermilion seal. */
export const ink: Theme = {
  id: 'ink',
  name: { en: 'Ink', zh: '水墨' },
  dark: false,
  level: 1,
  background: { color: '#faf7f0', pattern: 'none', patternColor: '#e8e5df' },
  font: {
    family: '"Noto Serif", "Noto Serif SC"',
    kind: 'serif',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'curve', colors: 'single', widths: [5, 2.5, 1.5], taper: true, corner: 0 },
  root: { fill: '#b3271e', text: '#fff9f0', border: 'none', borderWidth: 0, shape: 'rect' },
  level1: { shape: 'underline', borderWidth: 0 },
  level2: { text: '#3a3630', shape: 'plain' },
  branches: [
    { line: '#2b2824', fill: 'none', text: '#2b2824', border: 'none', childText: '#3a3630', childFill: 'none' },
  ],
  relation: { line: '#7a8190', text: '#4d5563', dash: '6 5', width: 1.5 },
  summary: { line: '#2b2824', fill: '#e1ded8', text: '#1e1c19', shape: 'rounded' },
  boundary: { line: '#2b2824', fill: '#f0ede6', dash: '5 4' },
  floating: { fill: '#eceae3', text: '#3a3630', border: 'none', shape: 'rounded' },
}
