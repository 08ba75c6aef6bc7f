import type { Action } from '../../../platform/actions/action.ts'

export interface EditorAction extends Action {
  /** Its keys also count in the middle of a text; those of the others belong to the text then. */
  readonly worksWhileWriting?: true
  /** Goes on while its keys are held; the others are done once for each press. */
  readonly repeats?: true
}
