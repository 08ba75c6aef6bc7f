import type { Size } from '@ramify/geometry'
import type { SubjectPage } from '../subject-page.ts'
import { screen } from '../subject-page.ts'

export interface Still {
  /** Milliseconds of the clock that `Date.now` reads: when the picture reached the screen. */
  readonly at: number
  readonly png: Buffer
}

/** Pictures of what a person sees while the work goes on: one for every change, as fast as they can be taken. */
export async function filmed<Result>(
  page: Pick<SubjectPage, 'session'>,
  work: () => Promise<Result>,
  { width, height }: Size = screen,
): Promise<{ result: Result; stills: Still[] }> {
  const stills: Still[] = []
  const { session } = page
  const take = (frame: { data: string; metadata: { timestamp?: number }; sessionId: number }): void => {
    const at = frame.metadata.timestamp === undefined ? Date.now() : frame.metadata.timestamp * 1_000
    stills.push({ at, png: Buffer.from(frame.data, 'base64') })
    // A page that closes meanwhile refuses; its film is over anyway.
    session.send('Page.screencastFrameAck', { sessionId: frame.sessionId }).catch(() => undefined)
  }
  session.on('Page.screencastFrame', take)
  await session.send('Page.startScreencast', { format: 'png', maxWidth: width, maxHeight: height })
  try {
    const result = await work()
    // They do not always arrive in the order in which they were taken.
    return { result, stills: stills.sort((a, b) => a.at - b.at) }
  } finally {
    await session.send('Page.stopScreencast')
    session.off('Page.screencastFrame', take)
  }
}

export async function takeStill(page: SubjectPage): Promise<Still> {
  const { data } = await page.capped(page.session.send('Page.captureScreenshot', { format: 'png' }))
  return { at: Date.now(), png: Buffer.from(data, 'base64') }
}
