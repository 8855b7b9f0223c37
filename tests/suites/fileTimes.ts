import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { ROOT } from './command.ts'

/** How long the tests of one file took, including loading and setup. */
export interface FileTime {
  /** Relative to the project's root. */
  file: string
  durationMs: number
}

/** What the reporter writes. */
export interface FileTimes {
  files: FileTime[]
  /** Errors outside any test, such as a page that was closed: they fail the run as well. */
  errors: string[]
}

/** Environment variable: the path the reporter writes to. */
export const FILE_TIMES_VARIABLE = 'FILE_TIMES_PATH'

/** Vitest reporter that writes `FileTimes`. */
export default class FileTimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const path = process.env[FILE_TIMES_VARIABLE]
    if (path === undefined) throw new Error(`${FILE_TIMES_VARIABLE}: expected a path, got nothing`)
    const files = modules.map((module): FileTime => {
      const spent = module.diagnostic()
      const durationMs =
        spent.environmentSetupDuration +
        spent.prepareDuration +
        spent.collectDuration +
        spent.setupDuration +
        spent.duration
      return { file: relative(ROOT, module.moduleId.split('?')[0] ?? ''), durationMs }
    })
    const times: FileTimes = { files, errors: errors.map(({ message }) => message) }
    writeFileSync(path, JSON.stringify(times))
  }
}
