import { relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import type { RunnerMessage } from './runner-message.ts'

/** Tells the program that started the test runner what begins and how it ends. */
export default class OutcomeReporter implements Reporter {
  onTestModuleQueued(module: TestModule): void {
    tell({ type: 'began', what: fileOf(module) })
  }

  onTestCaseReady(test: TestCase): void {
    tell({ type: 'began', what: lineOf(test) })
  }

  onTestCaseResult(test: TestCase): void {
    tell({ type: 'ended', what: lineOf(test) })
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()]
    const suites = [...module.children.allSuites()]
    tell({ type: 'ended', what: fileOf(module) })
    tell({
      type: 'file',
      outcome: {
        project: module.project.name,
        file: fileOf(module),
        ms: Math.round(module.diagnostic().duration),
        tests: tests.map((test) => {
          const { state, errors } = test.result()
          return {
            path: pathOf(test),
            state: state === 'pending' ? 'failed' : state,
            ...(errors?.[0] && { error: textOf(errors[0]) }),
            isNeverRetried: test.tags.includes('never-retried'),
          }
        }),
        errors: [...module.errors(), ...suites.flatMap((suite) => suite.errors())].map(textOf),
      },
    })
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    tell({ type: 'over', errors: errors.map(textOf) })
  }
}

const tell = (message: RunnerMessage): void => void process.send?.(message)

const fileOf = ({ moduleId, project }: TestModule) => relative(project.vitest.config.root, moduleId)
const lineOf = (test: TestCase) => `${fileOf(test.module)} > ${test.fullName}`

function pathOf(test: TestCase): string[] {
  const path = [test.name]
  for (let { parent } = test as Pick<TestCase, 'parent'>; parent.type === 'suite'; { parent } = parent) {
    path.unshift(parent.name)
  }
  return path
}

const textOf = ({ stack, message, name }: { stack?: string; message?: string; name?: string }) =>
  stack ?? `${name ?? 'Error'}: ${message ?? ''}`
