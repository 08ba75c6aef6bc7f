import type { RowValues } from '../../server/src/platform/database/snapshot.ts'
import type { TableShape } from '../../server/src/platform/database/table-shapes.ts'

/** Columns that name a blob. What they name is part of a backup. */
export const blobColumns: Readonly<Record<string, readonly string[]>> = {
  avatars: ['key'],
  resources: ['key', 'display_key'],
}

export function blobKeysIn({ name, columns }: TableShape, values: RowValues): string[] {
  const naming = blobColumns[name] ?? []
  return columns.flatMap((column, at) => {
    const value = values[at]
    return naming.includes(column.name) && typeof value === 'string' ? [value] : []
  })
}
