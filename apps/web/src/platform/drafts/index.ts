export { type Claimed, type ClaimOptions, type ClaimProgress, claimAll } from './claim-all.ts'
export { type Draft, type DraftRecord, isUntouched, kindOfDraft } from './draft.ts'
export { keepAttached, keepImported, openDraftAssets } from './draft-assets.ts'
export { watchDrafts } from './draft-channels.ts'
export { keepPicture } from './draft-pictures.ts'
export {
  createDraft,
  draftDocument,
  draftsFor,
  draftsOfFile,
  fileOfDraft,
  guestNumber,
  listDrafts,
  openFirstRun,
  removeDraft,
  renameDraft,
} from './drafts.ts'
export { keepCopy } from './keep-copy.ts'
export { NotDelivered } from './move-into-file.ts'
export { openDraft } from './open-draft.ts'
