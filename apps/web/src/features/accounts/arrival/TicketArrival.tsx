import { useEffect } from 'react'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { exchangeTicket } from './exchange-ticket.ts'

/** While the ticket that an app handed over is exchanged for a session. */
export function TicketArrival() {
  useEffect(() => {
    void exchangeTicket()
  }, [])
  return <ProgressLine />
}
