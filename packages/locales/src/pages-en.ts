/** Texts of the pages around the app: legal, about, help, feedback. */
export const pagesEn = {
  'legal.links': 'About this site',
  'legal.operator': 'This server is run by {operator}.',
  'legal.operator.unnamed': 'This server is run by its own administrator.',
  'legal.terms.link': 'Terms',
  'legal.terms.in-sentence': 'terms',
  'legal.terms.title': 'Terms of use',
  'legal.terms.work.heading': 'Your work is yours',
  'legal.terms.work.text':
    'Everything you make here belongs to you, and you can take it with you at any time in open formats. The operator of this server gets no rights to it beyond storing it and showing it to the people you choose.',
  'legal.terms.account.heading': 'Your account',
  'legal.terms.account.text':
    'Keep your password to yourself: you are responsible for what happens under your account. On your account page you can see your signed-in devices and sign out any of them. Without an account, what you make stays in your browser only.',
  'legal.terms.others.heading': 'Other people',
  'legal.terms.others.text':
    'Share only what you are allowed to share, and respect what others share with you. Do not use the service to harm others, break the law or disrupt the service. The operator may close accounts that do.',
  'legal.terms.service.heading': 'What you can count on',
  'legal.terms.service.text':
    'The service is meant to be available at all times, but nobody can promise that. Whatever the screen calls saved is stored on the server; keep your own copy of anything you cannot do without. Features may change, and you will be told in advance before one you use is removed.',
  'legal.terms.end.heading': 'Closing your account',
  'legal.terms.end.text':
    'You can stop at any time. When an account is deleted, its documents and everything stored about you are deleted with it. Copies that others made of what you shared with them stay theirs.',
  'legal.terms.host.heading': 'Who runs this server',
  'legal.terms.host.text':
    'The person or organisation that runs this server is responsible for it, its backups and its availability under the law that applies to them. {brand} is made with Ramify, software that anyone can host. It comes under the MIT licence, without warranty.',
  'legal.privacy.link': 'Privacy',
  'legal.privacy.in-sentence': 'privacy policy',
  'legal.privacy.title': 'Privacy policy',
  'legal.privacy.stored.heading': 'What is stored',
  'legal.privacy.stored.text':
    'Your e-mail address and phone number, if you gave them; your nickname and picture; your password, as a hash that cannot be reversed; and your settings, including your own themes and shortcuts. Your sessions, with time, network address and type of device. If you sign in through another service: which one, your ID there, and the name and picture it provided. The documents you make and everything in them. If you send feedback: the message and the address you gave for a reply. Codes sent to you, and the number of attempts to sign in or request a code, are kept as hashes for a day at most.',
  'legal.privacy.why.heading': 'What for',
  'legal.privacy.why.text':
    'To sign you in, to keep your documents and show them to you and the people you choose, to answer you, and to keep the service secure. Nothing is stored for any other purpose.',
  'legal.privacy.where.heading': 'Where, and who sees it',
  'legal.privacy.where.text':
    'Everything is stored on the server you are using now. Its operator can access it; other people see only what you share with them, and people who share something with you see your name and picture. Codes are delivered by the operator’s e-mail or SMS provider, who learns your address that way. Nothing is sold or passed on.',
  'legal.privacy.long.heading': 'For how long',
  'legal.privacy.long.text':
    'Documents are kept until you permanently delete them, sessions until they end, and everything else as long as your account exists. Deleted data may remain in backups of the server until those are replaced.',
  'legal.privacy.trackers.heading': 'No trackers',
  'legal.privacy.trackers.text':
    'There are no ads, no analytics and nothing loaded from other sites. The server keeps a log of requests to find faults; it contains neither passwords nor the content of your documents. Text in images is recognised in your browser.',
  'legal.privacy.usage.heading': 'Usage statistics',
  'legal.privacy.usage.text':
    'There are no ads and nothing is loaded from other sites. The operator counts what is done with the app, such as exports, new documents or inserted images: each event has its name and time, the language, the family of the browser and the host. It has neither your account nor your network address nor anything from your documents, and is deleted after a while. You can turn this off here and in your settings; a browser that sends Global Privacy Control is not counted. Apart from that, the server keeps a log of requests to find faults.',
  'legal.privacy.control.heading': 'What you can do',
  'legal.privacy.control.text':
    'On your account page you can correct your name and contact details, sign out devices, download everything as one file, and delete your account with everything in it. For anything else, contact the operator of this server through the feedback page. You may also complain to the data protection authority where you live.',
  'legal.cookies.link': 'Cookies',
  'legal.cookies.in-sentence': 'use of cookies',
  'legal.cookies.title': 'Use of cookies',
  'legal.cookies.own.heading': 'One cookie, for ten minutes',
  'legal.cookies.own.text':
    '{brand} sets one cookie of its own, and only when you sign in with another service: for ten minutes it makes sure that the sign-in returns to the browser where it started. There are no others.',
  'legal.cookies.browser.heading': 'What your browser remembers',
  'legal.cookies.browser.text':
    'In your browser’s storage, for this site only: the token that keeps you signed in; your name, picture, e-mail address and phone number as last shown; your settings; your language and theme; your last sign-in method and that you agreed to the terms; where a code was last sent, until it is used; why you last looked at a higher plan; and small conveniences such as a collapsed sidebar or recently used colours.',
  'legal.cookies.offline.heading': 'What is kept for offline use',
  'legal.cookies.offline.text':
    'The app itself, the documents you have opened with their images, and changes that have not reached the server yet. Drafts made without an account are kept there and nowhere else. What other apps share with this one waits there until you have made something of it.',
  'legal.cookies.remove.heading': 'How to remove it',
  'legal.cookies.remove.text':
    'Signing out removes everything that belongs to your account, including settings, except changes that exist nowhere else. Language and theme stay on this device. Clearing this site’s data in your browser removes the rest, including drafts.',

  'about.title': 'About',
  'about.open': 'About {brand}',
  'about.keywords': 'version licences copyright terms privacy imprint',
  'about.version': 'Version {version}',
  'about.build': 'Version {version}, build {build}',
  'about.operator': 'Run by {operator}',
  'about.copyright': '© {year} The Ramify authors. Under the MIT licence.',
  'about.licences': 'Open-source licences',
  'about.licences.lead': 'The app includes these works, each under its own licence.',
  'about.licences.none': 'Listed only in builds of the app.',
  'about.licence': '{name} {version}, {licence}',

  'help.title': 'Help',
  'help.open': 'Help',
  'help.keywords': 'manual how to guide instructions keys shortcuts',
  'help.search': 'Search help',
  'help.found': { one: '{count} section', other: '{count} sections' },
  'help.none': 'No results for “{typed}”',
  'help.contents': 'Contents',
  'help.clear': 'Clear',
  'help.keys': 'Shortcuts',
  'help.no-keys': 'in the menu',
  'help.start': 'Start a map',
  'help.start.text':
    'Click New and type: the text goes into the central topic. Tab adds a subtopic, Enter a sibling. Everything is saved as you work. Without an account, drafts stay in this browser and move to your account when you sign in.',
  'help.start.hand.text':
    'Tap + and type: the text goes into the central topic. The strip at a selected topic adds one at the same level or below it. Everything is saved as you work. Without an account, drafts stay in this browser and move to your account when you sign in.',
  'help.arrange': 'Arrange topics',
  'help.arrange.text':
    'Drag a topic onto another to make it a subtopic, or between two topics to place it there; hold Alt to copy. Collapsing hides everything below a topic. Ctrl and the arrow keys nudge a topic from its automatic position.',
  'help.arrange.hand.text':
    'Hold a topic until it lifts, then carry it onto another one to make it a subtopic, or between two topics to place it there. The pill at the bottom says where it will land. Let it go where it was and more actions appear. In the outline, hold a row to carry it and swipe it sideways to change its level.',
  'help.comments': 'Talk about a document',
  'help.comments.text':
    'Comments stand beside the document, about all of it or about one topic or shape. Members see them at once; with @ you name one of them. A thread that is settled can be resolved and opened again. In the field Ctrl Enter sends; in the list the arrows go from thread to thread, Enter answers and R resolves.',
  'help.comments.hand.text':
    'Comments are about the whole document or about one topic or shape. Members see them at once; with @ you name one of them. A thread that is settled can be resolved and opened again.',
  'help.content': 'Add more to a topic',
  'help.content.text':
    'A topic can have icons, a priority, progress, labels, an image, a link, a note and a formula. Paste or drop an image to add it. Priorities 2 to 9 use the keys that follow the one for priority 1.',
  'help.content.hand.text':
    'A topic can have icons, a priority, progress, labels, an image, a link, a note and a formula. The bar above the keyboard has the most common ones, and More in the format sheet has all of them.',
  'help.connect': 'Connect and group',
  'help.connect.text':
    'A relation line connects any two topics in the map. Summaries and boundaries group neighbouring topics: select them first. A callout comments on one topic.',
  'help.connect.hand.text':
    'A relation line connects any two topics in the map. Summaries and boundaries group neighbouring topics, and a callout comments on one topic. Hold a topic and let it go to find them.',
  'help.look': 'Change the look',
  'help.look.text':
    'The panel on the right shows the style of what is selected; with nothing selected, the layout, background and spacing of the whole map. The next tab has themes, previewed on your own map.',
  'help.look.hand.text':
    'Select a topic and tap Format to change its style. Layouts are in the menu at the top; the wand opens the themes, previewed on your own map.',
  'help.find': 'Find and select',
  'help.find.text':
    'Search finds every command, your documents and folders by name or topic, and topics in the open map. The last row shows all matching documents on one page. Select several topics by drawing a frame around them, or by clicking with Ctrl or Shift.',
  'help.find.hand.text':
    'Search in the menu of a document finds topics in it. Search above a list filters it by name, and from there you can search all your documents.',
  'help.view': 'View the map',
  'help.view.text':
    'Zoom with Ctrl and the mouse wheel, or with two fingers. The outline shows the same map as editable rows. Focus mode dims everything but one branch; presenting walks through the map branch by branch.',
  'help.view.hand.text':
    'Drag the canvas to pan and pinch to zoom. Tap a topic twice to go nearer, and twice again to go back. The buttons at the bottom right show the whole map, and the outline with the same map as editable rows.',
  'help.files': 'Documents and folders',
  'help.files.text':
    'Folders can hold documents and other folders. Drag a document onto a folder in the list, the sidebar or the breadcrumb, or choose Move. A copy contains everything in the original. Folders in the sidebar have the same menu and keys as in the list. Recent shows what you opened last.',
  'help.files.hand.text':
    'Folders can hold documents and other folders. Hold + to make a folder or to import a file. The dots beside a document have everything you can do with it. A copy contains everything in the original.',
  'help.list': 'Work with lists',
  'help.list.text':
    'Arrow keys move between documents, Home and End jump to the first and last, and Enter opens. Space selects; Shift with the arrow keys or a click selects a range; Ctrl with a click adds one. Draw a frame to select everything it touches. The filter shows only names that match what you type.',
  'help.list.hand.text':
    'Tap a document to open it. Swipe it sideways to share or delete it. Hold it to select several. Pull the list down to refresh it.',
  'help.share': 'Sharing a document',
  'help.share.text':
    'Press Share above a document and turn the link on: whoever has it can look at the document, without an account, and sees your changes as you make them. You can set a day on which the link ends and a password of four digits, let viewers save a copy and export, and show the document on pages of your own site. The link to one topic or shape opens the document with that in the middle. My shares lists every link; a link that you stop leads nowhere from that moment on. What others have shared with you is under Shared with me.',
  'help.share.hand.text':
    'Open Share in the menu of a document and turn the link on: whoever has it can look at the document, without an account, and sees your changes as you make them. You can set a day on which the link ends and a password of four digits, and let viewers save a copy and export. My shares lists every link; a link that you stop leads nowhere from that moment on.',
  'help.trash': 'Deleted documents',
  'help.trash.text':
    'Deleted documents go to the trash, and Undo in the notice brings them back. From the trash you can restore them to where they were, or delete them permanently, which can’t be undone.',
  'help.together': 'Work together',
  'help.together.text':
    'Invite people to a document by nickname, e-mail, phone, or with a link and its code. Each can view, ask to edit, or edit. In turns, one person edits while everyone else watches live; Ask to edit asks for the turn, and the owner can take it back at any time. Together, everyone who can edit writes at the same time. Team collaboration lists your projects and those you have joined.',
  'help.kept': 'Where your work is saved',
  'help.kept.text':
    'The top bar shows it. Saved: stored on the server. Offline, kept here: stored in this browser and synced when you are back online. Only in this browser: a draft without an account. Maps you have opened on this device also open offline, and so does the app.',
  'help.install': 'Install the app',
  'help.install.text':
    'Most browsers can install the app or add it to the home screen from their menu. It then opens in its own window, also offline. Share text, links, pictures or files from other apps with it, and they become a map or a topic.',
  'help.touch': 'Touch',
  'help.touch.text':
    'Tap a topic to select it, and tap Edit to write. Hold it to lift it and carry it. Tap the empty canvas to let go of the selection, or to show and hide the bar.',
  'help.access': 'Keyboard and screen reader',
  'help.access.text':
    'Everything can be done with the keyboard. Screen readers read a map as a tree and a flowchart as a list; the arrow keys walk through both. F6 moves between the areas of the window. You can customise the keys in Keyboard shortcuts.',
  'help.access.hand.text':
    'Screen readers read a map as a tree and a flowchart as a list. With a keyboard connected, the arrow keys walk through both, and F6 moves between the areas of the window.',
  'help.rest': 'All other shortcuts',
  'help.rest.text': 'Everything else that has a shortcut.',
  'help.more': "Didn't find it?",
  'help.ask': 'Contact us',

  'feedback.title': 'Feedback',
  'feedback.open': 'Feedback',
  'feedback.keywords': 'contact support question idea problem complaint',
  'feedback.lead': "Tell us what's missing, broken or great.",
  'feedback.action': 'Type',
  'feedback.action.feedback': 'Feedback',
  'feedback.action.support': 'Question',
  'feedback.topic': 'Subject',
  'feedback.topic.missing': 'Enter a subject.',
  'feedback.email': 'E-mail for a reply',
  'feedback.content': 'Message',
  'feedback.content.missing': 'Enter a message.',
  'feedback.left': '{count} characters left',
  'feedback.send': 'Send',
  'feedback.sent': 'Sent',
  'feedback.sent.sentence': 'Thank you. A reply would go to {email}.',
  'feedback.another': 'Write another',
  'feedback.home': 'Go home',

  'complete.title': 'Back to the app',
  'complete.signed-in': "You're signed in as {name}. Return to the app; you can close this page.",
  'complete.sentence':
    'Return to the app; you can close this page. If the app still asks you to sign in, start again there.',
  'complete.stay': 'Continue in the browser',

  'incoming.title': 'Shared with {brand}',
  'incoming.signed-out': "You're not signed in. A new map stays in this browser until you are.",
  'incoming.new-map': 'Make a new map',
  'incoming.add-to': 'Or add it to a map',
  'incoming.discard': 'Discard',
  'incoming.none': 'Nothing to add',
  'incoming.none.sentence': 'Share something from another app to see it here.',
  'incoming.too-large': 'Something was larger than 60 MB and could not be taken.',
  'incoming.not-kept': 'Something could not be stored in this browser. Share it again.',

  'workchat.lead': 'You sign in with your {app} account.',
  'workchat.notice': 'Send a work notice',
  'workchat.pick': 'Choose colleagues',
  'workchat.too-many': 'Choose at most {count} people.',
  'workchat.words': '{person} invites you to work on “{name}” together.',
  'workchat.sent': { one: 'Sent to {count} person', other: 'Sent to {count} people' },

  'kept.offline': 'These documents are on this device. You can view and edit them.',
  'kept.unreachable': "The server can't be reached. These documents are on this device.",
  'kept.none': 'Nothing on this device yet',
  'kept.none.offline': 'Documents you open while online are available offline later.',
  'kept.searched': 'While offline, only names of documents on this device are searched.',
  'kept.opened': 'Opened {time}',
} as const
