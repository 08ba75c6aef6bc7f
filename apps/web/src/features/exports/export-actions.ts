import { Download } from 'lucide-react'
import { defineActions } from '../../platform/actions/action.ts'
import { targets } from '../files/index.ts'
import { exportAsked } from './export-asked.ts'
import { isExported, listedSource } from './sources/listed-source.ts'

/** Of the documents that are selected in a list, or of one. */
export const exportActions = defineActions([
  {
    id: 'exports.listed',
    label: 'exports.open',
    icon: Download,
    group: 'file',
    feature: 'export',
    isVisible: () => targets().length > 0 && targets().every(isExported),
    run: () => {
      const [first, ...others] = targets().filter(isExported).map(listedSource)
      if (first) exportAsked.set({ sources: [first, ...others], editor: null })
    },
  },
])
