import type { LiveEvent, SaveState, UnsyncedWork } from '../../../../apps/web/src/platform/sync/index.ts'

export interface Person {
  token: string
  personId: string
}

/** What the save state said, and what was written in this tab when it said so. */
export interface Said {
  state: SaveState
  written: readonly string[]
}

/** What a test can do in a page that has no editor: open, write, look. */
export interface Work {
  openFile(person: Person, fileId: string): Promise<void>
  openDraft(id: string): Promise<void>
  write(text: string): void
  topics(): string[]
  state(): SaveState
  events(): LiveEvent[]
  isPending(): boolean
  retry(): void
  close(): Promise<void>
  unsynced(personId: string): Promise<UnsyncedWork>
  leave(personId: string): Promise<UnsyncedWork>
  createDraft(name: string): Promise<string>
  draftNames(): Promise<(string | null)[]>
  /** The names of files that came of it, or why not. */
  claim(person: Person): Promise<{ fileIds: string[]; kept: string[] }>
  /** Makes files of all refused work. */
  keepCopies(person: Person): Promise<string[]>
}

declare global {
  interface Window {
    work: Work
    /** Given by the test, when it listens. */
    said?: (said: Said) => void
  }
}
