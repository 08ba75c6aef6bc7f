import { type KindName, openDocument } from '@ramify/document'
import type { ComparedVersions, EditorKind } from '../../../editor/editor-kind.ts'
import type { LastVisit } from '../../../platform/sync/index.ts'

/** The document as it was at the last visit beside what it was when this one began; null where its kind has no versions. */
export async function compareVisit(
  { versions }: Pick<EditorKind, 'versions'>,
  kind: KindName,
  visit: LastVisit,
): Promise<ComparedVersions | null> {
  const [before, after] = [await openDocument(kind, visit.before()), await openDocument(kind, visit.after())]
  if (!versions || before.kind === 'unknown' || after.kind === 'unknown') return null
  const compared = versions.compare(before.document, after.document)
  before.document.destroy()
  after.document.destroy()
  return compared
}
