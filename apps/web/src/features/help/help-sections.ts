import type { PlainTextKey } from '../../platform/i18n/plain-text-key.ts'

export interface HelpSection {
  readonly heading: PlainTextKey
  readonly text: PlainTextKey
  /** The same for fingers, where the other words speak of keys or of a mouse. */
  readonly inHand?: PlainTextKey
  /** What it speaks of, by the ids of the action table: their names and keys stand below it. */
  readonly actions: readonly string[]
}

/** The most important ways of working, in the order in which people meet them. */
export const helpSections: readonly HelpSection[] = [
  {
    heading: 'help.start',
    text: 'help.start.text',
    inHand: 'help.start.hand.text',
    actions: [
      'editor.add-child',
      'editor.add-sibling',
      'editor.add-sibling-before',
      'editor.insert-parent',
      'editor.edit',
      'editor.delete',
      'editor.undo',
      'editor.redo',
    ],
  },
  {
    heading: 'help.arrange',
    text: 'help.arrange.text',
    inHand: 'help.arrange.hand.text',
    actions: [
      'editor.move-up',
      'editor.move-down',
      'editor.indent',
      'editor.outdent',
      'editor.fold',
      'editor.duplicate',
      'editor.merge',
      'editor.split',
      'editor.sort-children',
      'editor.reset-places',
    ],
  },
  {
    heading: 'help.content',
    text: 'help.content.text',
    inHand: 'help.content.hand.text',
    actions: [
      'editor.icons',
      'editor.priority-1',
      'editor.image',
      'editor.link',
      'editor.open-link',
      'editor.note',
      'editor.formula',
    ],
  },
  {
    heading: 'help.connect',
    text: 'help.connect.text',
    inHand: 'help.connect.hand.text',
    actions: ['editor.relate', 'editor.summarise', 'editor.bound', 'editor.callout', 'editor.pick-next'],
  },
  {
    heading: 'help.look',
    text: 'help.look.text',
    inHand: 'help.look.hand.text',
    actions: [
      'editor.panel',
      'editor.bold',
      'editor.italic',
      'editor.underline',
      'editor.copy-style',
      'editor.paste-style',
      'editor.reset-style',
    ],
  },
  {
    heading: 'help.find',
    text: 'help.find.text',
    inHand: 'help.find.hand.text',
    actions: [
      'palette.open',
      'editor.search',
      'editor.replace',
      'editor.search-next',
      'editor.select-all',
      'editor.select-siblings',
      'editor.select-branch',
    ],
  },
  {
    heading: 'help.view',
    text: 'help.view.text',
    inHand: 'help.view.hand.text',
    actions: [
      'editor.zoom-in',
      'editor.zoom-out',
      'editor.fit',
      'editor.go-to-root',
      'editor.outline',
      'editor.overview',
      'editor.focus',
      'editor.reading',
      'editor.present',
      'editor.full-screen',
    ],
  },
  {
    heading: 'help.comments',
    text: 'help.comments.text',
    inHand: 'help.comments.hand.text',
    actions: ['editor.comments'],
  },
  {
    heading: 'help.files',
    text: 'help.files.text',
    inHand: 'help.files.hand.text',
    actions: [
      'files.new-map',
      'files.new-folder',
      'files.rename',
      'files.move',
      'files.copy',
      'files.duplicate',
      'files.history',
      'files.details',
      'files.open-beside',
      'go.recent',
      'files.forget',
    ],
  },
  {
    heading: 'help.share',
    text: 'help.share.text',
    inHand: 'help.share.hand.text',
    actions: [
      'document.share',
      'sharing.copy-entry-link',
      'editor.copy-topic-link',
      'sharing.stop',
      'go.shares',
      'go.shared-with-me',
    ],
  },
  {
    heading: 'help.list',
    text: 'help.list.text',
    inHand: 'help.list.hand.text',
    actions: ['files.open', 'files.select', 'files.select-all', 'files.select-none', 'files.filter'],
  },
  {
    heading: 'help.trash',
    text: 'help.trash.text',
    actions: ['files.delete', 'files.restore', 'files.clear', 'trash.restore-all', 'trash.empty'],
  },
  {
    heading: 'help.together',
    text: 'help.together.text',
    actions: [
      'go.together',
      'cooperation.new',
      'cooperation.join',
      'cooperation.ask',
      'cooperation.recover',
      'cooperation.accept',
      'document.people',
      'document.access-log',
      'document.mute',
    ],
  },
  { heading: 'help.kept', text: 'help.kept.text', actions: [] },
  { heading: 'help.install', text: 'help.install.text', actions: [] },
  { heading: 'help.touch', text: 'help.touch.text', actions: [] },
  {
    heading: 'help.access',
    text: 'help.access.text',
    inHand: 'help.access.hand.text',
    actions: ['document.next-part', 'shortcuts.open'],
  },
]
