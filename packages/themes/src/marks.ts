/** The colours of marks on topics: the same in every theme, so that priority 1 looks like priority 1 everywhere. */
export const marks = {
  /** Priority 1 to 9. */
  priority: [
    { fill: '#d4383e', text: '#ffffff' },
    { fill: '#bf560b', text: '#ffffff' },
    { fill: '#8f6700', text: '#ffffff' },
    { fill: '#1a7d4c', text: '#ffffff' },
    { fill: '#1f6bea', text: '#ffffff' },
    { fill: '#7c3aed', text: '#ffffff' },
    { fill: '#bf2477', text: '#ffffff' },
    { fill: '#0f766e', text: '#ffffff' },
    { fill: '#566070', text: '#ffffff' },
  ],
  /** `onDark` where the theme is dark; the check is drawn inside the full circle. */
  progress: { onLight: '#17834c', onDark: '#4ade80', checkOnLight: '#ffffff', checkOnDark: '#08190f' },
  /** When something is due. What is due later, and what is only said, is quiet. */
  due: {
    later: { onLight: { fill: '#eef0f4', text: '#525a68' }, onDark: { fill: '#2d313a', text: '#b9c0cc' } },
    today: { onLight: { fill: '#fff1d1', text: '#7a4d00' }, onDark: { fill: '#4a3508', text: '#ffd27a' } },
    late: { onLight: { fill: '#fde7e6', text: '#b3261e' }, onDark: { fill: '#561f1d', text: '#ffb4ab' } },
  },
  /** Behind the initial of whoever does something, which is white: the colours people have in the app as well. */
  people: ['#c2410c', '#7c3aed', '#0f766e', '#be185d', '#4d7c0f', '#1d4ed8', '#a16207'],
  /** The number of comments. */
  comment: { fill: '#ffb224', text: '#3a2500' },
} as const
