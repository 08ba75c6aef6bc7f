import type { Patch, RichText, TextAttributes, TextStep } from '@ramify/document'
import type { Stretch } from '../../core/text-targets.ts'

/** The note of one thing in a document. */
export interface NoteTarget {
  /** An empty one when the thing is gone. */
  note(): RichText
  /** Writes into it, as part of the undo step that is open. */
  edit(steps: readonly TextStep[]): void
  format(stretch: Stretch, attributes: Patch<TextAttributes>): void
  /** Told whenever it may be another one. */
  subscribe(listener: () => void): () => void
}
