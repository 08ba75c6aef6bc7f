import type { importedImageTypes } from '@ramify/contract'

export interface ResourceTables {
  resources: {
    file_id: string
    id: string
    /** Where its bytes lie; other files may name the same ones. */
    key: string
    /** A smaller copy; null where the picture is small itself. */
    display_key: string | null
    type: ImageType | typeof attachedType
    /** Of pictures. */
    width: number
    height: number
    /** Of both copies. */
    bytes: number
    /** Of what was uploaded, which is not what is stored: the same again is no other picture. */
    source_hash: string
    created_at: number
    /** When it was first seen that no document names it; null while one does. */
    unnamed_since: number | null
    /** Of a file that is attached to a topic: what it is called. Null: a picture. */
    name: string | null
  }
  /** How much a file has of them, so that a limit is asked and counted in one statement. */
  resource_totals: { file_id: string; count: number; bytes: number }
  /** Allowed and not finished. */
  resource_uploads: {
    id: string
    file_id: string
    resource_id: string
    person_id: string
    session_id: string
    key: string
    /** 0: as the upload says. */
    size: number
    type: ImageType | ImportedType | typeof attachedType | typeof contentType | typeof unannounced
    expires_at: number
    begun_at: number | null
    /** As in `resources`. */
    name: string | null
    /** Whether it may be a picture of one of the types that are converted. */
    imported: 0 | 1
  }
  /** Blobs that nothing names any more. */
  resource_leftovers: { key: string; since: number }
  /** Kept by `files` and `documents`; here they are only read. */
  files: { id: string; space_id: string; type: 'file' | 'folder'; trashed_with: string | null }
  document_readings: { file_id: string; resource_ids: string }
  document_versions: { file_id: string; resource_ids: string }
  document_journal: { file_id: string }
}

export type ImageType = 'image/png' | 'image/jpeg'

/** Converted where it comes out of a file of another program. */
export type ImportedType = (typeof importedImageTypes)[number]

/** What an attached file is to the server, whatever it is to people: bytes that it never looks at. */
export const attachedType = 'application/octet-stream'

/** What an upload is that is no picture: the content of a document, which `/save` names then. */
export const contentType = 'application/json'

/** The type of an upload of which only the file was named: a picture, of the type that comes. */
export const unannounced = ''

export type AnyUpload = ResourceTables['resource_uploads']
/** Of a picture. */
export type Upload = AnyUpload & { type: ImageType | ImportedType }
export type Resource = ResourceTables['resources']

/** In which of its two copies a picture is wanted. */
export type PictureSize = 'original' | 'display'

export const keyOf = ({ key, display_key }: Resource, size: PictureSize): string =>
  size === 'display' ? (display_key ?? key) : key

export const nameOf = ({ type, name }: Resource): string => name ?? `image.${type === 'image/png' ? 'png' : 'jpg'}`

export const displayKey = (key: string): string => `${key}-display`
