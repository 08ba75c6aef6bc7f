// A worker whose runner was killed would finish its test first, minutes perhaps, with servers and browsers open.
process.once('disconnect', () => process.exit(1))
