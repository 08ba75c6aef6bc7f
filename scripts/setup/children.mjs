import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Longer than the server gives itself to finish. */
const patience = 12_000
const guard = fileURLToPath(new URL('./end-with-parent.cjs', import.meta.url))

const children = new Set()
let ending = false
let endedInOrder = false

/**
 * From here on this program ends, children first, when it gets a signal, when the program that started it closes
 * their channel, or when npm above it is gone. Without npm it may outlive its parent: that is what nohup is for.
 */
export async function endTogether() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
  if (process.channel) {
    process.on('disconnect', () => end('SIGTERM'))
    process.channel.unref()
  }
  if (process.env.npm_lifecycle_event) await import('./end-with-parent.cjs')
}

/** Runs a program to its end. Never returns once this program is ending. */
export function run(command, args, { onOutput, onMessage, onStart, ...options } = {}) {
  return new Promise((resolve, reject) => {
    if (ending) return
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    const output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr']) {
      child[name]?.setEncoding('utf8').on('data', (text) => {
        output[name] += text
        onOutput?.(name, text)
      })
    }
    if (onMessage) child.on('message', onMessage)
    if (onStart) child.once('spawn', () => onStart(child.pid))
    children.add(child)
    child.once('error', (error) => {
      children.delete(child)
      reject(error)
    })
    child.once('close', (code, signal) => {
      children.delete(child)
      if (ending) endedInOrder = code === 0
      else resolve({ code: code ?? 128 + constants.signals[signal], ...output })
    })
  })
}

/** Runs a script under the given Node, which is then also the first `node` that its own children find. */
export function runNode(node, args, { env = process.env, ...options } = {}) {
  const PATH = [dirname(node), env.PATH].filter(Boolean).join(delimiter)
  return run(node, ['--require', guard, ...args], { ...options, env: { ...env, PATH } })
}

/** Leaves with 0 when what was running ended itself in order, else with the code of the signal. */
function end(signal) {
  if (ending) return
  ending = true
  const leave = () => {
    if (children.size === 0) process.exit(endedInOrder ? 0 : 128 + constants.signals[signal])
  }
  for (const child of children) {
    child.once('close', leave)
    child.kill('SIGTERM')
  }
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL')
  }, patience)
  leave()
}
