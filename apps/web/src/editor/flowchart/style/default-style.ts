import type { ConnectorLook, ShapeLook } from '@ramify/document'
import { flowShape } from '@ramify/scene'
import { createStore } from '../../../platform/store.ts'
import type { Chosen } from './chosen.ts'

/** What new things look like, where people chose that; as long as the page is open. */
interface DefaultStyle {
  readonly shape: ShapeLook
  readonly connector: NewConnectorStyle
}

interface NewConnectorStyle {
  readonly style?: string
  readonly look?: ConnectorLook
}

export const defaultStyle = createStore<DefaultStyle | null>(null)

/** The style of what is selected becomes that of new shapes or connectors. */
export function keepAsDefault({ shapes, connectors }: Chosen): void {
  const shape = shapes.things.at(-1)
  const connector = connectors.things.at(-1)
  const before = defaultStyle.get()
  defaultStyle.set({
    shape: shape?.face.look ?? before?.shape ?? {},
    connector: connector ? { style: connector.style, look: connector.look } : (before?.connector ?? {}),
  })
}

/** Texts and frames take only the words of it: a filled text, or a lane as bright as a step, is what nobody meant. */
export function newShapeLook(kind: string): ShapeLook {
  const look = defaultStyle.get()?.shape ?? {}
  const { tone, isFrame } = flowShape(kind)
  if (!isFrame && tone !== 'bare' && tone !== 'remark') return look
  const { color, size, family, bold, italic, underline, strike } = look
  const words = { color, size, family, bold, italic, underline, strike }
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined))
}

export const newConnectorStyle = (): NewConnectorStyle => defaultStyle.get()?.connector ?? {}
