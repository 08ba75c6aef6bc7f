import { z } from 'zod'
import { wholeNumber } from '../../platform/settings/platform-settings.ts'

export const exportSettings = {
  /** What the free plan gets of images, PDF, SVG, Word and HTML. Data formats are always exported, and clean. */
  EXPORT_FREE: z.enum(['watermark', 'blocked'], 'must be watermark or blocked').default('watermark'),
  /** How long one export may take. */
  EXPORT_SECONDS: wholeNumber(1, 3600).default(60),
  /** How many documents this process renders at once. */
  EXPORT_THREADS: wholeNumber(1, 64).default(1),
}

export type ExportServerSettings = z.output<z.ZodObject<typeof exportSettings>>
