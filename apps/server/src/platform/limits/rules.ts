/**
 * How often something may happen, without a clock or a place to keep it: what was noted so far goes in, and either how long to
 * wait or what to note instead comes out.
 */
export interface Rule {
  take: (noted: string | null, now: number) => Verdict
  /** What to note when one that was taken shall not count after all; null: nothing is left. */
  giveBack: (noted: string, now: number) => string | null
}

type Verdict =
  | { wait: number }
  /** `until`: when it may be forgotten. */
  | { note: string; until: number }

interface Window {
  count: number
  per: number
}

/** So many within each of these times, wherever they begin. */
export function atMost(...windows: readonly Window[]): Rule {
  const longest = Math.max(...windows.map(({ per }) => per))
  const most = Math.max(...windows.map(({ count }) => count))
  // Exact for a few; thousands are noted in bundles, each of which counts until its last one is old enough.
  const grain = most > 50 ? longest / 100 : 0
  const read = (noted: string | null, now: number): Bundle[] =>
    noted === null ? [] : (JSON.parse(noted) as Bundle[]).filter(([at]) => at > now - longest)

  return {
    take: (noted, now) => {
      const bundles = read(noted, now)
      const wait = Math.max(...windows.map((window) => waitFor(bundles, window, now)))
      if (wait > 0) return { wait }
      const last = bundles.at(-1)
      if (last && last[2] > now - grain) {
        last[0] = now
        last[1] += 1
      } else bundles.push([now, 1, now])
      return { note: JSON.stringify(bundles), until: now + longest }
    },
    giveBack: (noted, now) => {
      const bundles = read(noted, now)
      const last = bundles.at(-1)
      if (last) last[1] -= 1
      const left = bundles.filter(([, count]) => count > 0)
      return left.length > 0 ? JSON.stringify(left) : null
    },
  }
}

/** When the last one was, how many there were, when the first was. */
type Bundle = [at: number, count: number, since: number]

function waitFor(bundles: readonly Bundle[], { count, per }: Window, now: number): number {
  // None at all: the answer is the same however long one waits.
  if (count <= 0) return per
  let free = count
  for (const [at, held] of bundles.toReversed()) {
    if (at <= now - per) break
    free -= held
    // This bundle is one too many: once it is old enough, there is room.
    if (free <= 0) return at + per - now
  }
  return 0
}

interface Growth {
  /** So many without waiting. */
  free: number
  /** The first time to wait; each further one is twice as long. */
  first: number
  most: number
  /** After so long without another, everything is forgotten. */
  forget: number
}

/** More and more time between one and the next. */
export function growing({ free, first, most, forget }: Growth): Rule {
  const read = (noted: string | null): [count: number, until: number] => (noted === null ? [0, 0] : JSON.parse(noted))
  return {
    take: (noted, now) => {
      const [count, until] = read(noted)
      if (until > now) return { wait: until - now }
      const over = count + 1 - free
      const next = over > 0 ? now + Math.min(most, first * 2 ** Math.min(over - 1, 40)) : 0
      return { note: JSON.stringify([count + 1, next]), until: now + forget }
    },
    // Nothing was waited for before this one was let in, so nothing is to be waited for again.
    giveBack: (noted) => {
      const [count] = read(noted)
      return count > 1 ? JSON.stringify([count - 1, 0]) : null
    },
  }
}
