import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { useLayer } from '../../../platform/layers/use-layer.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/sheets/Sheet.tsx'
import { formatTab } from '../../core/panels/format-tab.ts'
import { backToMore, isPageOfMore } from '../../core/panels/more-menu.ts'
import { openPanel } from '../../core/panels/open-panel.ts'
import { useEditor } from '../../core/use-editor.ts'
import { useCover } from '../../core/viewport/use-cover.ts'
import type { Editor, FormatOfKind, Formatted, PanelTab } from '../../editor-kind.ts'
import { ColorPage } from './format/ColorPage.tsx'
import { FontPage } from './format/FontPage.tsx'
import { FormatPage } from './format/FormatPage.tsx'
import { MorePage } from './format/MorePage.tsx'
import styles from './PanelSheet.module.css'
import { openPage, type SheetPage } from './sheet-pages.ts'
import { showSelected } from './show-selected.ts'

/** The tabs of the side panel, in a hand: each a sheet over the foot of the page, with what it changes in sight above. */
export function PanelSheet() {
  const editor = useEditor<Editor>()
  const chosen = useStore(openPanel)
  useStore(editor.editRight)
  useStore(editor.lockReason)
  const sheets = sheetsOf(editor)
  const sheet = sheets.find(({ id }) => id === chosen)
  if (!sheet) return null
  const format = editor.kind.phone?.format
  return sheet.id === 'style' && format ? (
    <FormatSheet format={format} whole={sheet} sheets={sheets} />
  ) : (
    <PlainSheet sheet={sheet} />
  )
}

/** A page of the menu of the document leads back to that. */
function PlainSheet({ sheet: { id, label, Content } }: { sheet: PanelTab }) {
  const back = useStore(isPageOfMore) ? { label: 'document.more' as const, act: backToMore } : undefined
  return (
    <Around title={label} head={<Head title={label} {...(back && { back })} />} {...(back && { onBack: back.act })}>
      <Content key={id} />
    </Around>
  )
}

function sheetsOf({ kind, readOnly }: Editor): readonly PanelTab[] {
  const panels = kind.panels.filter(({ id, isForReaders }) => id !== 'outline' && (!readOnly || isForReaders))
  return readOnly ? panels : [...panels, ...(kind.phone?.sheets ?? [])]
}

interface FormatProps {
  format: FormatOfKind
  /** Everything that can be set. */
  whole: PanelTab
  sheets: readonly PanelTab[]
}

/** How what is selected looks, and all else about it. */
function FormatSheet({ format, whole, sheets }: FormatProps) {
  const editor = useEditor<Editor>()
  const { text } = useText()
  const tab = useStore(formatTab)
  const page = useStore(openPage)
  const selection = useStore(editor.selection)
  useStore(editor.scene)
  const formatted = format.useLook()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected now is what is taken back
  const kept = useMemo(() => format.keep(editor), [format, editor, selection])
  const closePage = () => openPage.set(null)
  const tabLabel = `editor.phone.${tab}` as const
  const shown = formatted && pageOver(page, formatted, { whole, sheets })

  if (!formatted) {
    return (
      <Around title={whole.label} head={<Head title={whole.label} />}>
        <whole.Content />
      </Around>
    )
  }
  if (page !== null && shown) {
    return (
      <Around
        page={page}
        onLeavePage={closePage}
        title={shown.label}
        head={<Head title={shown.label} back={{ label: tabLabel, act: closePage }} />}
      >
        {shown.content}
      </Around>
    )
  }
  return (
    <Around
      title={tabLabel}
      head={
        <Head
          start={
            tab === 'format' && (
              <Button variant="quiet" className={styles.reset} disabled={!kept.isChanged()} onClick={kept.takeBack}>
                {text('editor.phone.reset')}
              </Button>
            )
          }
        >
          <Segmented
            label={text('editor.phone.about-selected')}
            value={tab}
            options={(['format', 'more'] as const).map((value) => ({ value, label: text(`editor.phone.${value}`) }))}
            onChange={(next) => formatTab.set(next)}
          />
        </Head>
      }
    >
      {tab === 'format' ? <FormatPage formatted={formatted} /> : <MorePage format={format} />}
    </Around>
  )
}

interface Page {
  readonly label: PlainTextKey
  readonly content: ReactNode
}

function pageOver(
  page: SheetPage | null,
  formatted: Formatted,
  { whole, sheets }: Pick<FormatProps, 'whole' | 'sheets'>,
): Page | null {
  if (page === 'details') return { label: 'editor.phone.details', content: <whole.Content /> }
  if (page === 'font') return { label: 'editor.style.family', content: <FontPage formatted={formatted} /> }
  if (page === 'text' || page === 'fill' || page === 'line') {
    const color = formatted.colors.find(({ of }) => of === page)
    return color ? { label: `editor.phone.color.${page}`, content: <ColorPage color={color} /> } : null
  }
  const sheet = sheets.find(({ id }) => id === page)
  return sheet ? { label: sheet.label, content: <sheet.Content key={sheet.id} /> } : null
}

interface AroundProps {
  /** A page over it, which Back closes first. */
  page?: SheetPage
  onLeavePage?: () => void
  /** Where Back leads when that is not what lies below. */
  onBack?: () => void
  title: PlainTextKey
  head: ReactNode
  children: ReactNode
}

function Around({ page, onLeavePage = nothing, onBack, title, head, children }: AroundProps) {
  const editor = useEditor<Editor>()
  const { text } = useText()
  const cover = useCover(editor)
  return (
    <Sheet
      label={text(title)}
      cover={cover}
      onClose={close}
      onBack={onBack}
      onRest={() => showSelected(editor)}
      head={head}
    >
      {/* Without a key: what is in it may have the name of the page as its own. */}
      {page !== undefined && <PageLayer onLeave={onLeavePage} />}
      {children}
    </Sheet>
  )
}

/** In the sheet, so that the sheet itself is below it. */
function PageLayer({ onLeave }: { onLeave: () => void }) {
  useLayer(true, onLeave)
  return null
}

const nothing = () => undefined
const close = () => openPanel.set(null)

interface HeadProps {
  title?: PlainTextKey
  back?: { readonly label: PlainTextKey; readonly act: () => void }
  start?: ReactNode
  /** In place of a title. */
  children?: ReactNode
}

function Head({ title, back, start, children }: HeadProps) {
  const { text } = useText()
  return (
    <div className={styles.head}>
      <div className={styles.start}>
        {back && (
          <Button variant="quiet" className={styles.back} onClick={back.act}>
            <Icon icon={ChevronLeft} />
            {text(back.label)}
          </Button>
        )}
        {start}
      </div>
      {title ? <h2 className={styles.title}>{text(title)}</h2> : children}
      <div className={styles.end}>
        <Button variant="quiet" className={styles.done} onClick={close}>
          {text('editor.phone.done')}
        </Button>
      </div>
    </div>
  )
}
