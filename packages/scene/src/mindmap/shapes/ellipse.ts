import { ellipse as outline } from '@ramify/geometry'
import { formOf, stretchedRoom } from './outlined.ts'

/** As large as it has to be to hold a rectangle. */
export const ellipse = formOf(outline, (inner) => stretchedRoom(inner, Math.SQRT2, Math.SQRT2))
