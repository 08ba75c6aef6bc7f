import { type PanelTabId, panelId } from '../../../editor/core/panels/panel-ids.ts'
import { railId } from '../../../editor/shell/tools/rail-id.ts'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { mainId } from '../../../ui/SkipLink.tsx'
import { barId } from '../bar/parts.ts'

interface GuideStep {
  readonly title: PlainTextKey
  readonly sentence: PlainTextKey
  /** The part of the window it speaks of. */
  readonly part: string
  /** On which side of that part it stands. */
  readonly side: 'right' | 'left' | 'below' | 'within'
  /** What the side panel shows meanwhile. */
  readonly tab?: PanelTabId
}

/** What somebody has to know who opens their first map. */
export const guideSteps: readonly GuideStep[] = [
  { title: 'guide.add', sentence: 'guide.add.text', part: railId, side: 'right' },
  { title: 'guide.edit', sentence: 'guide.edit.text', part: mainId, side: 'within' },
  { title: 'guide.style', sentence: 'guide.style.text', part: panelId, side: 'left', tab: 'style' },
  { title: 'guide.theme', sentence: 'guide.theme.text', part: panelId, side: 'left', tab: 'theme' },
  { title: 'guide.save', sentence: 'guide.save.text', part: barId, side: 'below' },
]
