import type { Handlers } from '../../platform/http/call.ts'
import type { Log } from '../../platform/log.ts'
import { fileInfo } from './file-info.ts'
import { getRootDir } from './get-root-dir.ts'
import { listFolder } from './list-folder.ts'
import { open } from './open.ts'
import { remove } from './remove.ts'
import { rename } from './rename.ts'
import { revert } from './revert.ts'
import { save } from './save.ts'
import type { Services } from './services.ts'
import type { FileTables } from './tables.ts'
import { touch } from './touch.ts'
import { keepWrittenTimes } from './written-times.ts'

/** Files and folders: the tree of a person, by which documents are found. What is in a document is not known here. */
export function createFiles({ log, ...services }: Services & { log: Log }) {
  const times = keepWrittenTimes(services.database.tables<FileTables>(), log)
  return {
    handlers: {
      '/get_root_dir': getRootDir(services),
      '/ls': listFolder(services),
      '/file_info': fileInfo(services),
      '/touch': touch(services),
      '/open': open(services),
      '/save': save(services),
      '/rename': rename(services),
      '/rm': remove(services),
      '/revert': revert(services),
    } satisfies Partial<Handlers>,
    /** To be told of every change of a document. */
    written: times.note,
    stop: times.stop,
  }
}
