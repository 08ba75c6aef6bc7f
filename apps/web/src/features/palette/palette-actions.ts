import { Search } from 'lucide-react'
import { defineActions } from '../../platform/actions/action.ts'
import { openPalette } from './palette-state.ts'

export const openPaletteId = 'palette.open'

export const paletteActions = defineActions([
  { id: openPaletteId, label: 'palette.open', icon: Search, keys: ['mod+k'], group: 'view', run: openPalette },
])
