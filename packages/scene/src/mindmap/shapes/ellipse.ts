import { ellipse as outline } from '@ramify/geometry'
import { formOf, roundRoom } from './outlined.ts'

/** As large as it has to be to hold a rectangle. */
export const ellipse = formOf(outline, (inner) => roundRoom(inner, 1))
