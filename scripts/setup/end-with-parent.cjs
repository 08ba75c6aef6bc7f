// Loaded into every program we start: when we are killed outright nobody can tell it to end, so it looks for itself.
const { isMainThread } = require('node:worker_threads')
const parent = process.ppid

if (isMainThread) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
