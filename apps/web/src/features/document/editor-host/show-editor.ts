import { type OpenedDocument, openDocument } from '@ramify/document'
import type { EditedDocument } from '../../../editor/core/editor.ts'
import type { Comments } from '../../../editor/core/ports.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { withFoldsOpen } from '../../../editor/mindmap/folding/folds-open.ts'
import { isMapEditor } from '../../../editor/mindmap/map-editor.ts'
import { offerFinder } from '../../../platform/actions/finders.ts'
import { afterNextPaint } from '../../../platform/after-next-paint.ts'
import { type FileAssets, openAssets } from '../../../platform/assets/index.ts'
import { brand } from '../../../platform/brand/brand.ts'
import { dropEarlyKeys, isKeepingEarlyKeys, takeEarlyKeys } from '../../../platform/early-keys.ts'
import { features } from '../../../platform/features.ts'
import { shell } from '../../../platform/native-shell/shell.ts'
import { watermarkWords } from '../../../platform/session/watermark-words.ts'
import { mappedStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { draftsRoom } from '../../files/index.ts'
import { copyTopicLink, topicAskedFor } from '../../sharing/index.ts'
import type { DocumentAddress } from '../address.ts'
import { openDocument as shownDocument } from '../open-document.ts'
import type { BarLook } from '../page/bar-look.ts'
import { addIncoming } from './add-incoming.ts'
import { followTitle } from './follow-title.ts'
import { habits } from './habits.ts'
import { hasMap } from './has-map.ts'
import { editorModule } from './lazy-editor.ts'
import { membersOf } from './members-of.ts'
import { openEditor } from './open-editor.ts'
import { ownIcons } from './own-icons.ts'
import { ownShapes } from './own-shapes.ts'
import { ownThemes } from './own-themes.ts'
import { serveShell } from './serve-shell.ts'
import { tellLevel, tellLimit, themeLevel } from './tell-limit.ts'
import { trackedAssets } from './tracked-assets.ts'
import { isListening, typeAgain } from './type-again.ts'
import { branchInAddress, keepViewInAddress, shownInAddress, viewInAddress } from './view-address.ts'
import { whereItWorks } from './where-it-works.ts'

/** How long the map waits for its field, in frames: they are long on a slow machine. */
const mostFrames = 300

/** What is opened now and then does not come in the way of the first touches, in milliseconds. */
const restBeforeLate = 2_000

/** Where one was looking, for when the editor has to be mounted anew: another document has come behind the same name. */
export type LastView = { current: ReturnType<Editor['view']['get']> | null }

interface Options {
  live: LiveDocument
  kind: DocumentAddress['kind']
  comments: Comments | null
  look: BarLook
  lastView: LastView
  onDrawn: () => void
}

/** Puts an editor of the document into the place; gives back how to take it away. */
export async function showEditor(place: HTMLElement, options: Options): Promise<() => void> {
  const { live, kind, comments, look, lastView, onDrawn } = options
  const { mountEditor, editorActions, editorKinds, focusField, peopleFinder } = await editorModule.open()
  const assets = trackedAssets(await assetsOf(kind, live.id))
  const [opened, editorKind] = await Promise.all([openDocument(live.kind, live.doc.get()), editorKinds[live.kind]()])
  // The page has asked before: documents of unknown kinds are not opened at all.
  if (opened.kind === 'unknown') throw new Error(`No editor for documents of the kind ${opened.name}`)
  const { editor, rendered, destroy } = mountEditor(place, editorKind, shownDocumentOf(opened, look), {
    editRight: mappedStore(live.rights, ({ edit }) => edit),
    assets: { ...assets, refusal: () => null },
    hasMap,
    limits: {
      get nodes() {
        return live.rights.get().nodes
      },
      onReached: (limit, count) => tellLimit(limit, count, live.kind),
      hasPlans: brand.hasPlans,
      get level() {
        return themeLevel()
      },
      onLevel: tellLevel,
    },
    habits,
    watermark: watermarkWords,
    ...(comments && { comments }),
    ...(live.presence && { people: live.presence }),
    ...(kind === 'file' && { members: () => membersOf(live.id) }),
    themes: ownThemes,
    shapes: ownShapes,
    icons: ownIcons,
    ...(features.sharing && kind === 'file' && { copyLinkTo: (id: string) => void copyLinkTo(live.id, id) }),
  })
  // Before anything is drawn: a map that is opened as an outline is not drawn first.
  if (editorKind.Outline) editor.shownAs.set(shownInAddress(location.search))
  const focus = () => focusField(editor)
  const stops = [followTitle(editor), ...[...editor.kind.finders(editor, focus), peopleFinder(editor)].map(offerFinder)]
  let isGone = false
  let hasView = false
  void editor.ready.then(() => {
    if (isGone) return
    hasView = true
    const branch = live.kind === 'mindmap' ? branchInAddress(location.search) : null
    if (branch) editor.kind.pages?.show(editor, branch)
    const view = lastView.current ?? viewInAddress(location.search, editor)
    if (view) editor.view.set(view)
    // In a hand what is selected has tools over it: only a map with nothing else in it begins so.
    if (!lastView.current && !branch && (look === 'desktop' || isEmpty(editor))) editor.kind.selectFirst(editor)
    const topic = lastView.current ? null : topicAskedFor(location)
    if (topic !== null) editor.kind.comments?.show(editor, topic)
    stops.push(
      keepViewInAddress(editor),
      live.rights.subscribe(() => addIncoming(editor, live.id)),
    )
    addIncoming(editor, live.id)
  })
  // The map first, then what takes the keys: bars and panels around it take longer to draw than the map itself.
  void rendered.then(async () => {
    await afterNextPaint()
    if (isGone) return
    onDrawn()
    void takeFocus(place, editor, focus)
    await afterNextPaint()
    if (isGone) return
    const actions = editorActions(editor)
    const table = actions.map((action) => ({ ...whereItWorks(action), isLocal: !action.worksWhileWriting }))
    openEditor.set({ editor, opened, table, focus })
    if (shell !== null) stops.push(serveShell({ live, editor, table }))
    await afterNextPaint()
    if (isGone || !editorKind.fetchLate) return
    // A desk has a panel open; in a hand they are all closed, and the network may be slow.
    if (look === 'phone') await new Promise((resolve) => setTimeout(resolve, restBeforeLate))
    // Whoever opens what does not come is told then.
    if (!isGone) editorKind.fetchLate().catch(() => undefined)
  })
  return () => {
    isGone = true
    if (openEditor.get()?.editor === editor) openEditor.set(null)
    for (const stop of stops) stop()
    if (hasView) lastView.current = editor.view.get()
    destroy()
    assets.close()
  }
}

/** A hand has no pointer to rest on a topic, and little room for buttons: nothing begins folded there. */
function shownDocumentOf(opened: Exclude<OpenedDocument, { kind: 'unknown' }>, look: BarLook): EditedDocument {
  return opened.kind === 'mindmap' && look === 'phone' ? withFoldsOpen(opened.document) : opened.document
}

const isEmpty = (editor: Editor) => isMapEditor(editor) && editor.document.snapshot.nodes.size === 1

/** Only who may share the map can make addresses of it. */
async function copyLinkTo(id: string, topic: string): Promise<void> {
  await copyTopicLink({ id, name: shownDocument.get()?.name ?? '', isDraft: false }, topic)
}

/** Pictures are kept where the document is. */
async function assetsOf(kind: DocumentAddress['kind'], id: string): Promise<FileAssets> {
  if (kind === 'file') return openAssets(id)
  const { openDraftAssets } = await draftsRoom()
  return openDraftAssets(id)
}

/** The keys belong to the map, unless somebody is busy elsewhere. A finger would bring up the keyboard by it. */
async function takeFocus(place: HTMLElement, editor: Editor, focus: () => void): Promise<void> {
  if (matchMedia('(hover: none)').matches) return
  const isFree = () => document.activeElement === document.body || isKeepingEarlyKeys()
  for (let frame = 0; frame < mostFrames && isFree() && place.isConnected; frame++) {
    const field = place.querySelector('[role=textbox]')
    // Before the field listens, keys would be lost in it.
    if (field && isListening(field)) {
      const early = await takeEarlyKeys()
      focus()
      typeAgain(editor, early)
    }
    await new Promise(requestAnimationFrame)
  }
  // A map that is only read has no field for them.
  if (place.isConnected) dropEarlyKeys()
}
