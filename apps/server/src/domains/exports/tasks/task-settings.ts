import type { Input } from '@ramify/contract'
import type { ExportSettings } from '@ramify/formats'
import type { CalendarWords } from '@ramify/scene'

/** How a task renders. */
export interface TaskSettings {
  drawing: Omit<ExportSettings, 'watermark'>
  /** The words of the watermark, for when the plan asks for one: that is read when it is rendered (T59). */
  words: string
  /** What days are called, by the language of whoever asked; absent in tasks of before there were any. */
  days?: CalendarWords
}

/** What a call says of the drawing. Whether it is marked is nothing that a caller can say. */
export function drawingOf(input: Omit<Input<'/exports'>, 'format'>): TaskSettings['drawing'] {
  const { part, scale, paper, landscape, background, transparent = background === 0 } = input
  return {
    transparent,
    ...(part !== undefined && { part }),
    ...(scale !== undefined && { scale }),
    ...(paper !== undefined && { paper }),
    ...(landscape !== undefined && { landscape }),
  }
}
