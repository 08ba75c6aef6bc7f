import { ClipboardList, FileInput } from 'lucide-react'
import { defineActions } from '../../platform/actions/action.ts'
import { chooseFiles } from './choose-files.ts'
import { reportedDocument, shownReport } from './report/shown-report.ts'
import { runImport } from './run-import.ts'

export const importActions = defineActions([
  {
    id: 'imports.choose',
    label: 'imports.choose',
    keywords: 'imports.keywords',
    icon: FileInput,
    group: 'create',
    run: () => chooseFiles((files) => void runImport(files)),
  },
  {
    id: 'imports.report',
    label: 'imports.report',
    icon: ClipboardList,
    group: 'view',
    isVisible: () => reportedDocument.get() !== null,
    run: () => shownReport.set(shownReport.get() === reportedDocument.get() ? null : reportedDocument.get()),
  },
])
