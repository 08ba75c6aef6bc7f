import { api } from '../../../platform/api/api.ts'

/** The owner and the members of a document, by whom something can be done; nobody while the server cannot be asked. */
export async function membersOf(fileId: string): Promise<readonly { name: string; member: string }[]> {
  try {
    const { people } = await api('/get_mention_list', { file_guid: fileId })
    return people.map(({ nickname, user_id }) => ({ name: nickname, member: user_id }))
  } catch {
    // Offline, or only a viewer: a name can be written all the same.
    return []
  }
}
