import { AppError } from '../../../platform/app-error.ts'
import type { FileRow } from '../file-row.ts'

/** Refuses a folder where a document is needed, and the other way round. */
export function requireType({ type }: Pick<FileRow, 'type'>, needed: FileRow['type'], field: string): void {
  if (type !== needed) throw new AppError(-400, { field })
}
