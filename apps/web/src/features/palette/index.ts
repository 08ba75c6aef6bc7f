export { Palette } from './Palette.tsx'
export { openPaletteId, paletteActions } from './palette-actions.ts'
export { usePaletteOpen } from './palette-state.ts'
