import { documentKinds, type KindName } from '@ramify/document'
import {
  drawnFormats,
  type ExportSettings,
  exportDocument,
  type FileDocument,
  FileError,
  type FileResource,
  formats,
  largestSide,
} from '@ramify/formats'
import { nodeExportPorts } from '@ramify/render'
import { type CalendarWords, calendarOf } from '@ramify/scene'
import type { Tell } from '../../../platform/threads/serve-jobs.ts'
import { type ExportFailure, failed, tooLarge, tooLargeForImage } from '../export-failure.ts'
import { exportFormatOf } from '../export-formats.ts'

/** A document on its way to the thread that renders it. */
export interface RenderOrder {
  kind: KindName
  title: string
  /** JSON. */
  content: string
  resources: readonly FileResource[]
  /** By its ending. */
  format: string
  settings: ExportSettings
  /** What days are called; absent in tasks of before there were any. */
  days?: CalendarWords
}

export type Rendered = { bytes: Uint8Array } | { failure: ExportFailure }

export interface Progress {
  done: number
  steps: number
}

/** Formats whose size is counted in pixels. */
const pictures: readonly string[] = [drawnFormats.png.extension, drawnFormats.jpg.extension]

export const renderJobs = {
  render: async (order: RenderOrder, tell: Tell): Promise<Rendered> => {
    try {
      return { bytes: await bytesOf(order, tell) }
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      return { failure: failureOf(error, order) }
    }
  },
}

export type RenderJobs = typeof renderJobs

async function bytesOf(order: RenderOrder, tell: Tell): Promise<Uint8Array> {
  const { content, resources, settings } = order
  const format = exportFormatOf(order.format)
  if (!format) throw new FileError('format', 'no format has this ending')
  const document = documentOf(order)
  if ('data' in format) {
    const written = formats[format.data].writer.write([document])
    return typeof written === 'string' ? new TextEncoder().encode(written) : written
  }
  // What sets formulas takes a while to load: most documents have none.
  const formulas = content.includes('"formula"') ? (await import('@ramify/formula')).texSetter : undefined
  const onProgress = (done: number, steps: number) => tell({ done, steps } satisfies Progress)
  const ports = await nodeExportPorts(resources, {
    onProgress,
    ...(formulas && { formulas }),
    ...(order.days && { calendar: calendarOf(order.days) }),
  })
  return exportDocument(document, format.drawn, settings, ports)
}

function documentOf({ kind, title, content, resources }: RenderOrder): FileDocument {
  return { kind: documentKinds[kind].name, title, content: JSON.parse(content), resources }
}

function failureOf({ code, largestScale }: FileError, { format }: RenderOrder): ExportFailure {
  if (code !== 'too-large') return failed
  return pictures.includes(format) ? tooLargeForImage(largestSide, largestScale) : tooLarge
}
