/** Texts of the pages around the app: legal, about, help, feedback. */
export const pagesEn = {
  'legal.links': 'About this site',
  'legal.operator': 'This server is run by {operator}.',
  'legal.operator.unnamed': 'This server is run by whoever gave you its address.',
  'legal.terms.link': 'Terms',
  'legal.terms.in-sentence': 'terms',
  'legal.terms.title': 'Terms of use',
  'legal.terms.work.heading': 'Your work is yours',
  'legal.terms.work.text':
    'Everything you make here belongs to you. You can take it with you at any time, in open formats. Whoever runs this server gets no rights in it beyond storing it and showing it to the people you choose.',
  'legal.terms.account.heading': 'Your account',
  'legal.terms.account.text':
    'Keep your password to yourself; what happens under your account counts as yours. You can see where you are signed in, and end any of these sessions, on your account page. Without an account, what you make stays in your browser alone.',
  'legal.terms.others.heading': 'Other people',
  'legal.terms.others.text':
    'Share only what you may share, and respect what others share with you. Do not use the service to harm others, to break the law or to disturb its running. Whoever runs this server may close accounts that do.',
  'legal.terms.service.heading': 'What you can count on',
  'legal.terms.service.text':
    'The service is meant to be there at all times, but nobody can promise that. What the screen calls saved is on the disk of the server; keep a copy of your own of what you cannot do without. Features may change, and you are told beforehand when one that you use goes.',
  'legal.terms.end.heading': 'Leaving',
  'legal.terms.end.text':
    'You can stop at any time. When an account is closed, its documents and what is stored about the person are deleted. Copies that others made of what you shared with them stay theirs.',
  'legal.terms.host.heading': 'Who runs this server',
  'legal.terms.host.text':
    'The person or organisation that runs this server answers for it, for its backups and for its availability, as the law of their place has it. {brand} is made with Ramify, software that anybody can host; it comes under the MIT licence, without warranty.',
  'legal.privacy.link': 'Privacy',
  'legal.privacy.in-sentence': 'privacy policy',
  'legal.privacy.title': 'Privacy policy',
  'legal.privacy.stored.heading': 'What is stored',
  'legal.privacy.stored.text':
    'Your e-mail address and phone number, as far as you gave them, your nickname and picture, your password as a hash from which it cannot be read back, and your settings with the themes and keys of your own. Your sessions with the time, the network address and the kind of device. If you sign in through another service: which one, who you are there, and the name and picture it told. The documents you make with what belongs to them. If you send feedback: its words and the address you gave for an answer. Codes that were sent to you, and how often somebody tried to sign in or asked for one, are kept as hashes for a day at most.',
  'legal.privacy.why.heading': 'What for',
  'legal.privacy.why.text':
    'To sign you in, to keep your documents and show them to you and to those you choose, to answer you, and to keep the service safe. Nothing is stored for any other purpose.',
  'legal.privacy.where.heading': 'Where, and who sees it',
  'legal.privacy.where.text':
    'All of it lies on the server you are using now. Whoever runs the server can reach it; other people see only what you share with them, and who shares something with you sees your name and picture. Codes reach you through the mail or SMS provider of whoever runs the server, who learns your address by that. Nothing is sold or passed on.',
  'legal.privacy.long.heading': 'For how long',
  'legal.privacy.long.text':
    'Documents stay until you delete them for good, sessions until they end, the rest as long as your account. What was deleted may remain in backups of the server until these are replaced.',
  'legal.privacy.trackers.heading': 'No trackers',
  'legal.privacy.trackers.text':
    'There is no advertising, no analytics and nothing loaded from other sites. The server keeps a log of requests to find faults; it holds neither passwords nor the content of your documents. Words in pictures are read in your browser.',
  'legal.privacy.control.heading': 'What you can do',
  'legal.privacy.control.text':
    'On your account page you can correct your name and addresses, end your sessions, take everything with you as one file, and delete your account with all that is in it. With any other wish, ask whoever runs this server; the feedback page reaches them. You may also complain to the authority that watches over data protection where you live.',
  'legal.cookies.link': 'Cookies',
  'legal.cookies.in-sentence': 'use of cookies',
  'legal.cookies.title': 'Use of cookies',
  'legal.cookies.own.heading': 'One cookie, for ten minutes',
  'legal.cookies.own.text':
    '{brand} sets one cookie of its own, and only when you sign in with an account elsewhere: for ten minutes it makes sure that the way back ends in the browser in which it began. There are no others.',
  'legal.cookies.browser.heading': 'What your browser remembers',
  'legal.cookies.browser.text':
    'In the storage of your browser, for this site only: the proof that you are signed in; your name, picture, e-mail address and phone number as last shown; your settings; your language and theme; the way you last signed in; where a code was last sent, until it has served; why you last looked at a higher plan; and small conveniences such as a folded sidebar or colours you used.',
  'legal.cookies.offline.heading': 'What it keeps for when there is no network',
  'legal.cookies.offline.text':
    'The app itself, the documents you have opened with their pictures, and changes that have not reached the server yet. Drafts you make without an account are kept there and nowhere else.',
  'legal.cookies.remove.heading': 'How to remove it',
  'legal.cookies.remove.text':
    'Signing out removes what belongs to your account, your settings among it, except for changes that are nowhere else. Language and theme stay as they are on this device. Clearing the data of this site in your browser removes the rest, drafts included.',

  'about.title': 'About',
  'about.open': 'About {brand}',
  'about.keywords': 'version licences copyright terms privacy imprint',
  'about.version': 'Version {version}',
  'about.build': 'Version {version}, build {build}',
  'about.operator': 'Run by {operator}',
  'about.copyright': '© {year} The Ramify authors. Under the MIT licence.',
  'about.licences': 'Works and licences',
  'about.licences.lead': 'The app contains these works. Each stands under the licence of its authors.',
  'about.licences.none': 'They are listed in builds of the app only.',
  'about.licence': '{name} {version}, {licence}',

  'help.title': 'Help',
  'help.open': 'Help',
  'help.keywords': 'manual how to guide instructions keys shortcuts',
  'help.search': 'Search the help',
  'help.found': { one: '{count} section', other: '{count} sections' },
  'help.none': 'Nothing about “{typed}”',
  'help.clear': 'Clear',
  'help.keys': 'Keys',
  'help.no-keys': 'in the menu',
  'help.start': 'Start a map',
  'help.start.text':
    'New makes a map with one central topic, which is selected: what you type stands in it. Tab adds a topic below the selected one, Enter one beside it. Everything is saved as you go. Without an account, drafts stay in this browser and follow you when you sign in.',
  'help.arrange': 'Arrange topics',
  'help.arrange.text':
    'Drag a topic onto another to put it below it, or between two to put it there; hold Alt to copy. Folding hides what is below a topic. With Ctrl and the arrows a topic moves a little from where the layout puts it.',
  'help.content': 'Put more on a topic',
  'help.content.text':
    'A topic can carry icons, a priority, progress, labels, an image, a link, a note and a formula. Paste or drop an image to add it. Priority 2 to 9 have the keys that follow that of priority 1.',
  'help.connect': 'Connect and group',
  'help.connect.text':
    'A relation line leads from one topic to another anywhere in the map. A summary and a boundary take in topics that stand beside each other: select them first. A callout says something about one topic.',
  'help.look': 'Change the look',
  'help.look.text':
    'The panel at the right shows what can be changed of what is selected; with nothing selected, of the whole map: layout, background, spacing. Its next tab has themes, which are shown with your own map.',
  'help.find': 'Find and select',
  'help.find.text':
    'The search of the app finds everything it can do, your documents and folders by their names and topics, and topics of the open map. Its last row shows all documents that were found on a page. Several topics are selected by a frame around them, or with Ctrl and Shift.',
  'help.view': 'Look at the map',
  'help.view.text':
    'The wheel with Ctrl, or two fingers, make the map larger and smaller. The outline shows the same map as rows to write in. Focus mode dims all but one branch; presenting walks through the map branch by branch.',
  'help.files': 'Documents and folders',
  'help.files.text':
    'Documents lie in folders, and folders in folders. Drag a document onto a folder, in the list, in the tree of the nav or on the way on top, or choose where it goes. A copy has everything that is in it. A folder in the tree has the same menu and keys as one in the list. Recent has what you opened last.',
  'help.list': 'Find your way in a list',
  'help.list.text':
    'The arrows go from one document to the next, Home and End to the first and the last, and Enter opens. Space selects; with Shift, the arrows and a press select everything on the way; with Ctrl, a press adds one. A frame drawn beside the documents selects what it touches. The filter shows only names that have what you type.',
  'help.trash': 'Deleted documents',
  'help.trash.text':
    'What you delete goes to the trash, and Undo in the notice brings it back. In the trash it can be restored to where it was, or deleted for good, which cannot be undone.',
  'help.kept': 'Where your work is',
  'help.kept.text':
    'The top of a map says it: Saved is on the disk of the server. Offline, kept here means that it is in this browser and will follow when there is a network. Only in this browser is a draft without an account. Maps you have opened on this device open without a network, and so does the app.',
  'help.install': 'Keep the app on your device',
  'help.install.text':
    'The menu of most browsers offers to install the app, or to add it to the home screen. It then opens in a window of its own, also without a network.',
  'help.touch': 'With fingers',
  'help.touch.text':
    'Tap a topic to select it, tap it again to write. Drag it to move it, drag the paper to move the map, and pinch to zoom. A long press opens the menu.',
  'help.access': 'Without a mouse, by ear',
  'help.access.text':
    'Everything can be done with the keyboard. The map is read out as a tree: the arrows walk through it. F6 goes from one part of the window to the next. Keys can be changed in the sheet of keys.',
  'help.rest': 'All other keys',
  'help.rest.text': 'What has keys besides.',
  'help.more': 'You did not find it?',
  'help.ask': 'Ask whoever runs this server',

  'feedback.title': 'Feedback',
  'feedback.open': 'Feedback',
  'feedback.keywords': 'contact support question idea problem complaint',
  'feedback.lead': 'What is missing, what went wrong, what was good: whoever runs this server reads it.',
  'feedback.action': 'What it is',
  'feedback.action.feedback': 'Feedback',
  'feedback.action.support': 'A question',
  'feedback.topic': 'Topic',
  'feedback.topic.missing': 'Enter a topic.',
  'feedback.email': 'E-mail address for an answer',
  'feedback.content': 'Message',
  'feedback.content.missing': 'Enter a message.',
  'feedback.left': '{count} characters left',
  'feedback.send': 'Send',
  'feedback.sent': 'Sent',
  'feedback.sent.sentence': 'Whoever runs this server has it now, and can answer to {email}.',
  'feedback.another': 'Write another',
  'feedback.home': 'Go home',

  'complete.title': 'Back to the app',
  'complete.signed-in': 'You are signed in as {name}. Go back to the app; this page can be closed.',
  'complete.sentence':
    'Go back to the app; this page can be closed. If the app still asks you to sign in, begin again there.',
  'complete.stay': 'Go on in the browser',

  'kept.offline': 'These maps are on this device. You can read and edit them.',
  'kept.unreachable': 'The server cannot be reached. These maps are on this device.',
  'kept.none': 'Nothing on this device yet',
  'kept.none.offline': 'Maps you open while there is a network can be opened without one later.',
  'kept.searched': 'Without a network only the names of maps on this device are searched.',
  'kept.opened': 'Opened {time}',
} as const
