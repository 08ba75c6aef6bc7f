import type { Json, Look } from '@ramify/document'

export type Fields = { readonly [field: string]: Json | undefined }

export type TopicRole = 'root' | 'attached' | 'summary' | 'floating'

/** What a topic cannot know by itself. */
export interface TopicContext {
  readonly role: TopicRole
  /** Of the document's topic that a topic of the sheet has become. */
  idOf(raw: string): string | undefined
  /** Of the file's topic that a topic of the document was, or becomes. */
  rawIdOf(id: string): string
  image(src: string): { readonly resource: string; readonly width: number; readonly height: number } | undefined
  srcOf(resource: string): string
  /** An entry of the archive that is attached to a topic; undefined where it is not there. */
  file(src: string): { readonly resource: string; readonly name: string; readonly size: number } | undefined
  /** What the theme says of topics that somebody has marked as important, or the like; undefined for any other class. */
  lookOfClass(name: unknown): Look | undefined
  fileSrcOf(file: { readonly id: string; readonly name: string }): string
}
