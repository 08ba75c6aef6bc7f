import type { ConnectorLook, ConnectorSnapshot, FlowchartCommand } from '@ramify/document'

export type ArrowEnds = 'start' | 'end' | 'both' | 'none'

/** Where a connector has arrowheads; one that nobody chose is at its end. */
export function arrowEndsOf({ startArrow = 'none', endArrow = 'arrow' }: ConnectorLook): ArrowEnds {
  if (startArrow !== 'none') return endArrow === 'none' ? 'start' : 'both'
  return endArrow === 'none' ? 'none' : 'end'
}

/** Arrowheads at these ends, of the kind that the connector has already. */
export function withArrows({ id, look }: ConnectorSnapshot, ends: ArrowEnds): FlowchartCommand {
  const { startArrow = 'none', endArrow = 'arrow' } = look
  const start = startArrow === 'none' ? (endArrow === 'none' ? 'arrow' : endArrow) : startArrow
  const end = endArrow === 'none' ? (startArrow === 'none' ? 'arrow' : startArrow) : endArrow
  return {
    type: 'setConnectors',
    connectors: [id],
    look: {
      startArrow: ends === 'start' || ends === 'both' ? start : 'none',
      endArrow: ends === 'end' || ends === 'both' ? end : 'none',
    },
  }
}

/** The head of each end at the other one. */
export function withSwappedArrows({ id, look }: ConnectorSnapshot): FlowchartCommand {
  const { startArrow = 'none', endArrow = 'arrow' } = look
  return { type: 'setConnectors', connectors: [id], look: { startArrow: endArrow, endArrow: startArrow } }
}
