import type { Paper } from '@ramify/formats'
import { readLocal, writeLocal } from '../../../platform/storage/local.ts'

/** What is chosen in the dialog, whichever format it is for. */
export interface ExportOptions {
  readonly format: string
  readonly scale: 1 | 2 | 3 | 4
  readonly isTransparent: boolean
  readonly paper: Paper
  readonly isLandscape: boolean
}

export const scales = [1, 2, 3, 4] as const
const papers: readonly Paper[] = ['one', 'a4', 'a3']
const usual: ExportOptions = { format: 'png', scale: 2, isTransparent: false, paper: 'one', isLandscape: true }

/** As it was chosen last in this browser. */
export function lastOptions(): ExportOptions {
  return optionsOf(readLocal('ramify.export'))
}

export function rememberOptions(options: ExportOptions): void {
  writeLocal('ramify.export', JSON.stringify(options))
}

/** What was written by another build, or by nobody of ours, is the usual choice. */
export function optionsOf(stored: string | null): ExportOptions {
  const read = asRecord(stored)
  return {
    format: typeof read.format === 'string' ? read.format : usual.format,
    scale: scales.find((scale) => scale === read.scale) ?? usual.scale,
    isTransparent: read.isTransparent === true,
    paper: papers.find((paper) => paper === read.paper) ?? usual.paper,
    isLandscape: read.isLandscape !== false,
  }
}

function asRecord(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {} // cut off, or not ours
  }
}

type OptionName = 'scale' | 'transparent' | 'part' | 'paper' | 'landscape'

/** Which formats an option is for; of the others it is shown as off, with the names of these. */
const formatsOf: Readonly<Record<OptionName, readonly string[]>> = {
  scale: ['png', 'jpg'],
  transparent: ['png', 'svg'],
  part: ['png', 'jpg', 'svg', 'pdf', 'docx', 'html'],
  paper: ['pdf'],
  landscape: ['pdf'],
}

export const isFor = (option: OptionName, format: string): boolean => formatsOf[option].includes(format)
