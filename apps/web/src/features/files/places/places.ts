import type { KindName } from '@ramify/document'
import {
  BrainCircuit,
  Clock,
  Inbox,
  LayoutTemplate,
  Lightbulb,
  type LucideIcon,
  Search,
  Send,
  Star,
  Trash2,
  Users,
  Workflow,
} from 'lucide-react'
import { type Feature, isOffered } from '../../../platform/features.ts'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import type { EmptyDrawingName } from '../../../ui/status/EmptyDrawing.tsx'
import {
  appTrashPath,
  flowchartsPath,
  folderAt,
  guestFlowchartsPath,
  guestPath,
  homePath,
  searchRoot,
  teamTrashAt,
} from './paths.ts'

/** A page of home. */
export interface Place {
  id: string
  path: string
  title: PlainTextKey
  /** In the phone's menu of lists, where "my" tells it from the rest. */
  phoneTitle?: PlainTextKey
  icon: LucideIcon
  group: 'own' | 'together' | 'library'
  empty: { title: PlainTextKey; sentence?: PlainTextKey; drawing?: EmptyDrawingName }
  /** Without it there is no such place. */
  feature?: Feature
  /** Documents can be made here. */
  canCreate?: boolean
  /** The first page of this kind of document: the ways to start are on top, and other kinds are not shown. */
  root?: KindName
  /** Not only for signed-in people. */
  isOpen?: boolean
  /** Where nobody answers, the documents of this device stand in its place. */
  isCached?: boolean
  /** Of a folder's own page. */
  folderId?: string
  /** Of the trash of a team. */
  teamId?: string
  /** Reached from the pages of the native app, and leads back there. */
  isOfApp?: boolean
  /** Folders can be made here, and things moved. */
  hasFolders?: boolean
}

const maps: Place = {
  id: 'maps',
  path: homePath,
  title: 'files.maps',
  phoneTitle: 'files.maps.phone',
  icon: BrainCircuit,
  group: 'own',
  empty: { title: 'files.maps.empty' },
  canCreate: true,
  root: 'mindmap',
  isCached: true,
  hasFolders: true,
}

/** What somebody without an account has made here; for them it stands where the maps stand. */
const drafts: Place = { ...maps, id: 'drafts', path: guestPath, isOpen: true, hasFolders: false }

const flowcharts: Place = {
  id: 'flowcharts',
  path: flowchartsPath,
  title: 'files.flowcharts',
  phoneTitle: 'files.flowcharts.phone',
  icon: Workflow,
  group: 'own',
  feature: 'flowcharts',
  empty: { title: 'files.flowcharts.empty', sentence: 'files.flowcharts.empty.sentence', drawing: 'flowchart' },
  canCreate: true,
  root: 'flowchart',
  isCached: true,
  hasFolders: true,
}

/** Likewise: those of this browser. */
const flowchartDrafts: Place = {
  ...flowcharts,
  id: 'flowchart-drafts',
  path: guestFlowchartsPath,
  isOpen: true,
  hasFolders: false,
}

const trash: Place = {
  id: 'trash',
  path: '/home/trash',
  title: 'files.trash',
  icon: Trash2,
  group: 'library',
  empty: { title: 'files.trash.empty', sentence: 'files.trash.empty.sentence', drawing: 'trash' },
}

const allPlaces: readonly Place[] = [
  {
    id: 'recent',
    path: '/home/recent',
    title: 'files.recent',
    icon: Clock,
    group: 'own',
    empty: { title: 'files.recent.empty', sentence: 'files.recent.empty.sentence', drawing: 'recent' },
    canCreate: true,
    isCached: true,
  },
  maps,
  flowcharts,
  {
    id: 'ideas',
    path: '/clue',
    title: 'files.ideas',
    icon: Lightbulb,
    group: 'own',
    feature: 'ideas',
    empty: { title: 'files.ideas.empty', sentence: 'files.ideas.empty.sentence' },
  },
  {
    id: 'together',
    path: '/co',
    title: 'files.together',
    icon: Users,
    group: 'together',
    feature: 'collaboration',
    empty: { title: 'files.together.empty', sentence: 'files.together.empty.sentence' },
  },
  {
    id: 'shared-with-me',
    path: '/home/shared-with-me',
    title: 'files.shared-with-me',
    icon: Inbox,
    group: 'together',
    feature: 'sharing',
    empty: { title: 'files.shared-with-me.empty', sentence: 'files.shared-with-me.empty.sentence' },
  },
  {
    id: 'shares',
    path: '/home/share',
    title: 'files.shares',
    icon: Send,
    group: 'together',
    feature: 'sharing',
    empty: { title: 'files.shares.empty', sentence: 'files.shares.empty.sentence' },
  },
  {
    id: 'templates',
    path: '/template',
    title: 'files.templates',
    icon: LayoutTemplate,
    group: 'library',
    feature: 'templates',
    empty: { title: 'files.templates.empty', sentence: 'files.templates.empty.sentence' },
    isOpen: true,
  },
  {
    id: 'favourites',
    path: '/home/collection',
    title: 'files.favourites',
    phoneTitle: 'files.favourites.phone',
    icon: Star,
    group: 'library',
    feature: 'templates',
    empty: { title: 'files.favourites.empty', sentence: 'files.favourites.empty.sentence' },
  },
  trash,
]

export const places = allPlaces.filter(isOffered)

/** Everything that was found by words; reached from the palette. */
const search: Place = {
  id: 'search',
  path: searchRoot,
  title: 'files.search.page',
  icon: Search,
  group: 'own',
  empty: { title: 'files.search.hint', drawing: 'search' },
  isCached: true,
}

export const placesOfGuests = places.map((place) =>
  place === maps ? drafts : place === flowcharts ? flowchartDrafts : place,
)

export function placeAt(path: string): Place | null {
  const folderId = folderAt(path)
  if (folderId !== null) {
    const empty = { ...maps.empty, drawing: 'folder' } as const
    const { root: _allKinds, ...folder } = maps
    return { ...folder, path, folderId, isCached: false, empty }
  }
  const teamId = teamTrashAt(path)
  if (teamId !== null) return { ...trash, path, teamId }
  if (path === appTrashPath) return { ...trash, path, isOfApp: true }
  if (path === guestPath) return drafts
  if (path === guestFlowchartsPath && isOffered(flowcharts)) return flowchartDrafts
  if (path === searchRoot) return search
  return places.find((place) => place.path === path) ?? null
}
