import { PanelFailed } from '../../../editor/views/panels/PanelFailed.tsx'
import { lazyModule } from '../../../platform/lazy-module.tsx'

const reportModule = lazyModule(() => import('./report-module.ts'))

/** These come with the first report that is shown. */
export const ReportPanel = reportModule.part((module) => module.ReportPanel, null, PanelFailed)
export const ReportWalkBar = reportModule.part((module) => module.ReportWalkBar)
export const ReportSheet = reportModule.part((module) => module.ReportSheet)
