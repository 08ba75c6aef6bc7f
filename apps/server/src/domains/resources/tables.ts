export interface ResourceTables {
  resources: {
    file_id: string
    id: string
    /** Where its bytes lie; other files may name the same ones. */
    key: string
    /** A smaller copy; null where the picture is small itself. */
    display_key: string | null
    type: ImageType
    width: number
    height: number
    /** Of both copies. */
    bytes: number
    /** Of what was uploaded, which is not what is stored: the same again is no other picture. */
    source_hash: string
    created_at: number
    /** When it was first seen that no document names it; null while one does. */
    unnamed_since: number | null
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
    type: ImageType | typeof contentType | typeof unannounced
    expires_at: number
    begun_at: number | null
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

/** What an upload is that is no picture: the content of a document, which `/save` names then. */
export const contentType = 'application/json'

/** The type of an upload of which only the file was named: a picture, of the type that comes. */
export const unannounced = ''

export type AnyUpload = ResourceTables['resource_uploads']
/** Of a picture. */
export type Upload = AnyUpload & { type: ImageType }
export type Resource = ResourceTables['resources']

/** In which of its two copies a picture is wanted. */
export type PictureSize = 'original' | 'display'

export const keyOf = ({ key, display_key }: Resource, size: PictureSize): string =>
  size === 'display' ? (display_key ?? key) : key

export const nameOf = ({ type }: Resource): string => `image.${type === 'image/png' ? 'png' : 'jpg'}`

export const displayKey = (key: string): string => `${key}-display`
