import type { Action } from '../../../platform/actions/action.ts'

export interface EditorAction extends Action {
  /** Its keys also count in the middle of a text; those of the others belong to the text then. */
  readonly worksWhileWriting?: true
  /** Leaves the document as it is: it can also be done while that is only looked at. */
  readonly worksWhileLocked?: true
  /** Goes on while its keys are held; the others are done once for each press. */
  readonly repeats?: true
}
