import type { Person } from '../../kit/api.ts'
import { eventually } from '../editor/editor-journey.ts'

/** So many maps in a folder, all but the first copied: what a copy says is known already, and the server has nothing to draw. */
export async function manyMaps({ api }: Person, count: number, parent_guid?: string): Promise<void> {
  const { file_guid } = await api('/touch', { file_name: 'Map', parent_guid })
  await eventually(async () => (await api('/file_info', { file_guid })).thumbnail ?? null).not.toBeNull()
  const ids = [file_guid]
  while (ids.length < count) {
    const { files } = await api('/cp', { file_guids: ids.slice(0, count - ids.length), copy_to: parent_guid })
    ids.push(...files.map((file) => file.file_guid))
  }
}
