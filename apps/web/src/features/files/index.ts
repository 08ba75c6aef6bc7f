export { duplicateDocument, moveDocument, showDetails } from './document-acts.ts'
export { draftsRoom, useDrafts, useGuestNumber } from './drafts/drafts-query.ts'
export { useIsDropTarget } from './dragging/dragged.ts'
export { FileDialogs } from './FileDialogs.tsx'
export { fileActions } from './file-actions.ts'
export { type FileItem, itemOfFile, nameOfDraft } from './file-item.ts'
export { NavFolders } from './folders/NavFolders.tsx'
export { mapsKey, openFolder, useOpenFolders } from './folders/open-folders.ts'
export { useFolderTree } from './folders/tree-query.ts'
export { useFolderAbove } from './folders/use-folder-above.ts'
export { useShownFolder } from './folders/use-shown-folder.ts'
export { useWayTo } from './folders/use-way-to.ts'
export { HandArea } from './hand/HandArea.tsx'
export { SwipeActs } from './hand/SwipeActs.tsx'
export { useIsSwiped } from './hand/swiped-row.ts'
export { type ListOrder, useListOrder } from './list/list-order.ts'
export { filterByName, nameFilter } from './list/name-filter.ts'
export { shownList } from './list/shown-list.ts'
export { NameField } from './NameField.tsx'
export { connectionFor, needsConnection } from './needs-connection.ts'
export {
  addFilled,
  createDocument,
  type Filled,
  type Made,
  newMapFile,
  openFirstMap,
  openMade,
  startWithoutAccount,
  takeBackMade,
} from './new-document/create-document.ts'
export { putPicture } from './new-document/put-picture.ts'
export { turnDocument, turnsInto } from './new-document/turn-document.ts'
export { newKey } from './new-key.ts'
export { FilterField } from './paged-list/FilterField.tsx'
export { OrderMenu, useHasOrderMenu } from './paged-list/OrderMenu.tsx'
export { OrderTool } from './paged-list/OrderTool.tsx'
export { fileQuery } from './parts/folder-query.ts'
export { changeListed, refreshListed } from './parts/listed-files.ts'
export { EntryPicture } from './pictures/EntryPicture.tsx'
export { PlaceInHand } from './place-page/PlaceInHand.tsx'
export { PlacePage } from './place-page/PlacePage.tsx'
export {
  appTrashPath,
  documentPath,
  flowchartsPath,
  folderAt,
  folderPath,
  guestFlowchartsPath,
  guestPath,
  historyPath,
  homePath,
  teamPath,
  teamTrashPath,
  viewPath,
} from './places/paths.ts'
export { type Place, placeAt, places, placesOfGuests } from './places/places.ts'
export { usePlaceName } from './places/use-place-name.ts'
export { PlanLine } from './plan/PlanLine.tsx'
export { mayRemove, removeItems } from './remove-item.ts'
export { renameItem } from './rename-item.ts'
export { lastEdited, lastEditedMaps } from './search/last-edited.ts'
export { searchDocuments } from './search/search-documents.ts'
export { leaveToNeighbour } from './selecting/entry-focus.ts'
export { aimAt, leaveTarget, targets, useTarget } from './selecting/file-target.ts'
export { leaveSelecting, useIsSelecting, useSelectedCount } from './selecting/selection.ts'
export { useTeamHere } from './teams/team-here.ts'
export { teamsQuery, useJoinedTeams, useTeams } from './teams/teams-query.ts'
export { isPlanShown, tellRefusal } from './tell-refusal.ts'
export { restoreFiles, trashedQuery } from './trash/restore-files.ts'
