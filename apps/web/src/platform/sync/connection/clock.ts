/** Beyond this a clock is wrong, not merely unset. */
const tolerated = 5 * 60_000

/** Whether this device's clock is far from the server's. `date`: the header of an answer, whose second is cut off. */
export function isClockOff(date: string | null, asked: number, answered: number): boolean {
  const serverTime = Date.parse(date ?? '')
  if (Number.isNaN(serverTime)) return false
  // Somewhere between asking and being answered the server looked at its clock.
  const ahead = asked - (serverTime + 1000)
  const behind = serverTime - answered
  return Math.max(ahead, behind) > tolerated
}

let checked: Promise<boolean> | undefined

/** Asks the server for the time, once a page. Without an answer there is nothing to say. */
export function clockIsOff(): Promise<boolean> {
  checked ??= askTime().catch(() => {
    checked = undefined
    return false
  })
  return checked
}

async function askTime(): Promise<boolean> {
  const asked = Date.now()
  const { headers } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })
  return isClockOff(headers.get('Date'), asked, Date.now())
}
