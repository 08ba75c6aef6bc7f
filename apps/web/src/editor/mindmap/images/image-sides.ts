import { PanelBottom, PanelLeft, PanelRight, PanelTop } from 'lucide-react'

/** On which sides of the words a picture can stand, clockwise. */
export const imageSides = ['top', 'right', 'bottom', 'left'] as const

export const sideIcons = { top: PanelTop, right: PanelRight, bottom: PanelBottom, left: PanelLeft }
