import type { KindName } from '@ramify/document'
import { BrainCircuit, File, type LucideIcon, Workflow } from 'lucide-react'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'

/** How lists show documents of a kind. */
interface KindLook {
  readonly icon: LucideIcon
  /** The name of one that nobody has named. */
  readonly untitled: PlainTextKey
  /** From the second one on. */
  readonly numbered: 'drafts.name' | 'drafts.flowchart-name'
  /** What is counted in it. */
  readonly count: 'files.topics' | 'files.shapes'
  readonly countLabel: PlainTextKey
}

const kindLooks: Record<KindName, KindLook> = {
  mindmap: {
    icon: BrainCircuit,
    untitled: 'files.untitled',
    numbered: 'drafts.name',
    count: 'files.topics',
    countLabel: 'files.details.topics',
  },
  flowchart: {
    icon: Workflow,
    untitled: 'files.untitled-flowchart',
    numbered: 'drafts.flowchart-name',
    count: 'files.shapes',
    countLabel: 'files.details.shapes',
  },
}

/** Of a kind that only a newer build knows (`null`), the icon is that of any document. */
export const lookOf = (kind: KindName | null): KindLook =>
  kind === null ? { ...kindLooks.mindmap, icon: File } : kindLooks[kind]
