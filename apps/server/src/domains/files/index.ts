import type { AddRoutes } from '../../platform/http/add-routes.ts'
import type { Handlers } from '../../platform/http/calls/call.ts'
import { LargeAnswers } from '../../platform/http/connections/large-answers.ts'
import type { Log } from '../../platform/log.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import { createTickets } from '../../platform/tickets.ts'
import type { Visit } from '../documents/index.ts'
import { contentAddresses, contentRoute } from './content/content-route.ts'
import { open } from './content/open.ts'
import { save } from './content/save.ts'
import { keepSeenDocuments } from './content/seen-documents.ts'
import { touch } from './content/touch.ts'
import { keepWrittenTimes } from './content/written-times.ts'
import { copy, createCopier } from './copies/copy.ts'
import { saveShared } from './copies/save-shared.ts'
import { eraseAccount } from './erase-account.ts'
import { existingFiles } from './existing-files.ts'
import { fileInfo } from './file-info.ts'
import { filesFor } from './files-for.ts'
import { getRootDir } from './lists/get-root-dir.ts'
import { listFolder } from './lists/list-folder.ts'
import { getAllFolders, getRootTree } from './lists/list-folders.ts'
import { forgetRecent, listRecent } from './lists/list-recent.ts'
import { listTrash } from './lists/list-trash.ts'
import { keepRecentVisits } from './lists/recent-visits.ts'
import { search } from './lists/search.ts'
import type { Services } from './services.ts'
import type { FileTables } from './tables.ts'
import { teamSpaces } from './team-spaces.ts'
import { clear, clearTrash } from './trash/clear.ts'
import { purgeLeftBehind } from './trash/purge.ts'
import { remove } from './trash/remove.ts'
import { revert, revertTrash } from './trash/revert.ts'
import { handOver } from './tree/hand-over.ts'
import { makeFolder } from './tree/make-folder.ts'
import { move } from './tree/move.ts'
import { rename } from './tree/rename.ts'

export type { ContentAddresses } from './content/content-route.ts'
export { livingFilesById, presentFile } from './file-row.ts'
export type { FilesFor } from './files-for.ts'
export { beyond, upTo } from './lists/beyond.ts'
export { readTimeCursor, writeTimeCursor } from './lists/cursor.ts'
export { fileSettings } from './settings.ts'
export type { TeamSpaces } from './team-spaces.ts'
export type { HandOver } from './tree/hand-over.ts'

interface Options extends Services {
  log: Log
  sessions: Pick<Sessions, 'readerOf'>
  /** Of a content, in bytes: larger ones have an address. */
  mostInline: number
  /** How long nobody has to read an answer. */
  unreadAnswerMs: number
  now?: () => number
}

export type Files = ReturnType<typeof createFiles>

/** Files and folders: the tree of a person, by which documents are found. What is in a document is not known here. */
export function createFiles({ log, sessions, mostInline, unreadAnswerMs, now = Date.now, ...given }: Options) {
  const db = given.database.tables<FileTables>()
  const times = keepWrittenTimes(db, log)
  const visits = keepRecentVisits(db, log)
  const services = { ...given, visits, seen: keepSeenDocuments(db, { log }) }
  const tickets = createTickets(given.database, 'contents', now)
  const answers = new LargeAnswers({ patienceMs: unreadAnswerMs })
  const addresses = contentAddresses(tickets, now)
  const copier = createCopier(services)
  const visited = ({ fileId, personId }: Visit) => {
    if (personId !== null) visits.note(personId, fileId)
  }
  const purging = purgeLeftBehind(services).catch((error) => log.warn({ err: error }, 'cleared files not removed'))
  return {
    handlers: {
      '/get_root_dir': getRootDir(services),
      '/ls': listFolder(services),
      '/file_info': fileInfo(services),
      '/touch': touch(services),
      '/open': open({ ...services, addresses, mostInline }),
      '/save': save(services),
      '/rename': rename(services),
      '/rm': remove(services),
      '/revert': revert(services),
      '/mkdir': makeFolder(services),
      '/mv': move(services),
      '/cp': copy(services, copier),
      '/get_root_tree': getRootTree(services),
      '/get_all_dir': getAllFolders(services),
      '/ls_trash': listTrash(services),
      '/clear': clear(services),
      '/clear_trash': clearTrash(services),
      '/revert_trash': revertTrash(services),
      '/ls_recently_edit': listRecent(services),
      '/search': search(services),
      '/user/del_recent_edit': forgetRecent(services),
    } satisfies Partial<Handlers>,
    /** For other domains that list files. */
    filesFor: filesFor(services),
    existing: existingFiles(services),
    /** Copies a document of somebody else, who was found to allow it, into the person's own files. */
    copyShared: saveShared(services, copier),
    /** For the domain that decides who may get a file. */
    handOver: handOver(services),
    /** For other domains that answer with content. */
    contentAddresses: addresses,
    routes: [contentRoute({ ...services, sessions, tickets, answers })] satisfies AddRoutes[],
    /** To be told of every change of a document, and of everybody who opens one. */
    written: (visit: Visit) => {
      times.note(visit.fileId)
      visited(visit)
    },
    opened: visited,
    /** For `teams`: files of a team are in a space of its own. */
    teamSpaces: teamSpaces(services),
    /** A person goes for good. */
    eraseAccount: eraseAccount(services),
    stop: async () => {
      await purging
      await times.stop()
      await visits.stop()
    },
  }
}
