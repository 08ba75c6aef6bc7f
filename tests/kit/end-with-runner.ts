// A worker whose runner was killed would finish its test first, minutes perhaps, with servers and browsers open.
const end = () => process.exit(1)
if (!process.listeners('disconnect').some(({ name }) => name === end.name)) process.once('disconnect', end)
