import { ShapeBar } from '../bar/ShapeBar.tsx'

/** What lies over the drawing with a life of its own: the bar of the selected shape. */
export function Dialogs() {
  return <ShapeBar />
}
