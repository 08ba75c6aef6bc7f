import { bone } from './bone.ts'
import { brace } from './brace.ts'
import type { Connector } from './connector.ts'
import { curve } from './curve.ts'
import { pole } from './pole.ts'
import { poly } from './poly.ts'
import { straight } from './straight.ts'
import { taper } from './taper.ts'

/** Every style of line between parent and child, by the name that themes and documents use. */
export const connectors = { bone, brace, curve, pole, poly, straight, taper } satisfies Record<string, Connector>

/** The first of the names that we know: a document may name one of a newer version or another program. */
export function connectorByName(chosen: string | undefined, byLayout: string | undefined, byTheme: string): Connector {
  if (isConnector(chosen)) return connectors[chosen]
  if (isConnector(byLayout)) return connectors[byLayout]
  return isConnector(byTheme) ? connectors[byTheme] : connectors.curve
}

function isConnector(name: string | undefined): name is keyof typeof connectors {
  return name !== undefined && Object.hasOwn(connectors, name)
}
