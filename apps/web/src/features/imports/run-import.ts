import { notify } from '../../platform/notices/notices.ts'
import { mostDropped } from './dropped-files.ts'

/** Whether all of it came in. Apart from the page: few visits import anything. */
export async function runImport(given: readonly File[] | Promise<readonly File[]>): Promise<boolean> {
  try {
    const [{ importFiles }, files] = await Promise.all([import('./import-files.ts'), given])
    if (files.length === mostDropped) {
      notify({ kind: 'status', words: ({ text }) => text('imports.first-files', { count: mostDropped }) })
    }
    return await importFiles(files)
  } catch (error) {
    console.warn(error)
    notify({ kind: 'error', words: ({ text }) => text('error.late') })
    return false
  }
}
