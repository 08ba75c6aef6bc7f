import { CallError } from '@ramify/contract'
import { Folder, Search } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import type { Action } from '../../../platform/actions/action.ts'
import { api } from '../../../platform/api/api.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { isInWorkchat } from '../../../platform/workchat/in-workchat.ts'
import { syncModule } from '../cached/sync-module.ts'
import { type FileItem, itemOfCached, itemOfFile } from '../file-item.ts'
import { knownTrees } from '../folders/tree-query.ts'
import { whereIs } from '../folders/where-is.ts'
import { lookOf } from '../kinds/kind-looks.ts'
import { namesWith } from '../list/name-filter.ts'
import { searchPath } from '../places/paths.ts'
import { knownTeams } from '../teams/teams-query.ts'

/** More than that nobody reads in a palette. */
const limit = 12

/** The person's files and folders by the words of their names and topics, each as an action that opens it; last, the page of all. */
export async function searchDocuments(words: string, signal: AbortSignal): Promise<readonly Action[]> {
  const items = await find(words, signal)
  if (items.length === 0) return []
  const all = opening('document.all', searchPath(words))
  const allFound: Action = { ...all, label: 'files.search.all', icon: Search }
  return [...items.map(actionOf), allFound]
}

async function find(words: string, signal: AbortSignal): Promise<FileItem[]> {
  try {
    const { files } = await api('/search', { words, limit }, { signal })
    return files.map(itemOfFile)
  } catch (error) {
    const kept = isUnanswered(error) ? await findKept(words) : []
    // Nobody has said that there is nothing.
    if (kept.length === 0) throw error
    return kept
  }
}

const isUnanswered = (error: unknown) => error instanceof CallError && error.errno === null

/** Among the documents of this device, by their names. */
async function findKept(words: string): Promise<FileItem[]> {
  const person = sessionStore.get()?.user
  if (!person) return []
  const { cachedDocuments } = await syncModule()
  const documents = await cachedDocuments(person.user_id)
  const items = documents.map((document) => itemOfCached(document, currentTranslator()))
  return namesWith(items, words).slice(0, limit)
}

export function actionOf({ id, kind, documentKind, name, path, parentId, teamId, found, opened }: FileItem): Action {
  const root = knownTrees().get(teamId) ?? null
  const team = knownTeams().find((each) => each.team_id === teamId)
  const isListed = opened === undefined && kind !== 'draft'
  const where = isListed ? whereIs(parentId, root, documentKind, currentTranslator(), team) : ''
  return {
    ...opening(`document.${id}`, path ?? ''),
    label: () => name,
    icon: kind === 'folder' ? Folder : lookOf(documentKind).icon,
    detail: found ?? { text: where, hits: [] },
  }
}

const opening = (id: string, path: string) => ({
  id,
  group: 'documents' as const,
  run: () => navigate(path),
  runBeside: () => (isInWorkchat() ? navigate(path) : void open(path, '_blank', 'noreferrer')),
})
