// What stands around a document on a desk and nowhere else, so that it comes as one piece.
export { DesktopBar } from '../bar/DesktopBar.tsx'
export { Desk } from './Desk.tsx'
