import { notify } from '../../platform/notices/notices.ts'
import { mostDropped } from './dropped-files.ts'

/** Apart from the page: few visits import anything. */
export async function runImport(given: readonly File[] | Promise<readonly File[]>): Promise<void> {
  try {
    const [{ importFiles }, files] = await Promise.all([import('./import-files.ts'), given])
    if (files.length === mostDropped) {
      notify({ kind: 'status', words: ({ text }) => text('imports.first-files', { count: mostDropped }) })
    }
    await importFiles(files)
  } catch (error) {
    console.warn(error)
    notify({ kind: 'error', words: ({ text }) => text('error.late') })
  }
}
