import { notify } from '../../platform/notices/notices.ts'

/** Apart from the page: few visits import anything. */
export async function runImport(files: readonly File[]): Promise<void> {
  try {
    const { importFiles } = await import('./import-files.ts')
    await importFiles(files)
  } catch (error) {
    console.warn(error)
    notify({ kind: 'error', words: ({ text }) => text('error.late') })
  }
}
