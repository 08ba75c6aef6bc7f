/** What icons are painted with: bright enough for dark paper, dark enough for white. */
export const hues = {
  red: '#e5484d',
  orange: '#f0762b',
  yellow: '#f2b01e',
  green: '#2e9e5b',
  teal: '#12958f',
  blue: '#3b82f6',
  purple: '#8b5cf6',
  pink: '#e0559f',
  grey: '#7d8797',
} as const

/** Of faces and hands. */
export const skin = '#ffc93c'
/** Lines on bright shapes. */
export const ink = '#4a3200'
export const white = '#ffffff'
export const brown = '#9c6632'
