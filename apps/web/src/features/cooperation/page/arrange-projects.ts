import type { CooperationFile } from '@ramify/contract'
import type { ListOrder } from '../../files/index.ts'

/** In the order in which the person wants lists; by the id where that is equal, so that nothing jumps. */
export function inOrder(
  files: readonly CooperationFile[],
  { order_type, sort_by }: ListOrder,
  language: string,
): CooperationFile[] {
  const names = new Intl.Collator(language, { numeric: true })
  const compare = (one: CooperationFile, other: CooperationFile) =>
    order_type === 'file_name' ? names.compare(one.file_name, other.file_name) : one[order_type] - other[order_type]
  const direction = sort_by === 'asc' ? 1 : -1
  return files.toSorted((one, other) => direction * (compare(one, other) || (one.file_guid < other.file_guid ? -1 : 1)))
}
