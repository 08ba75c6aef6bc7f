export { fontkitMeasurer } from './fontkit-measurer.ts'
