import { queryClient } from '../../platform/api/query-client.ts'
import { showError } from '../../platform/show-error.ts'
import { detailed } from './details/details.ts'
import { type FileItem, itemOfFile } from './file-item.ts'
import { copyItems } from './folders/copy-items.ts'
import { destinationAsked } from './folders/destination.ts'
import { moveItems } from './folders/move-items.ts'
import { fileQuery } from './parts/folder-query.ts'

/** What the menu of an entry offers, for the document whose page is open. */
export const duplicateDocument = (id: string) => withItem(id, (item) => copyItems([item], null))
export const moveDocument = (id: string) =>
  withItem(id, (item) => destinationAsked.set({ items: [item], act: 'move', carryOut: moveItems }))
export const showDetails = (id: string) => withItem(id, (item) => detailed.set(item))

async function withItem(id: string, act: (item: FileItem) => void | Promise<void>): Promise<void> {
  try {
    await act(itemOfFile(await queryClient.fetchQuery(fileQuery(id))))
  } catch (error) {
    showError(error)
  }
}
