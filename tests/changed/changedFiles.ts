import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../suites/command.ts'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
const linesOf = (output: string): string[] => output.split('\n').filter((line) => line !== '')

/** The commit at which this branch left another one; on that branch itself the newest one. */
export const leftAt = (branch: string): string => git('merge-base', 'HEAD', branch).trim()

/** Files that were added or changed since a commit, whether committed or not. Paths from the root. */
export const changedSince = (commit: string): string[] => [
  ...linesOf(git('diff', '--name-only', '--diff-filter=d', commit)),
  ...linesOf(git('ls-files', '--others', '--exclude-standard')),
]

/** The folder of the package that a file belongs to, as `core/domain`; null for files beside the packages. */
export const packageOf = (file: string): string | null =>
  /^(app|plugins|server|stories|tests|docs\/samples\/[^/]+|schemas\/forms\/[^/]+|(?:core|schemas|screens|widgets)\/[^/]+)\//.exec(
    file,
  )?.[1] ?? null

/** Every file of these packages, and the text of those that can import others. */
export function sourcesOf(packages: readonly string[]): {
  files: Set<string>
  sources: Map<string, string>
} {
  if (packages.length === 0) return { files: new Set(), sources: new Map() }
  const listed = git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...packages)
  const deleted = new Set(linesOf(git('ls-files', '--deleted', '--', ...packages)))
  const files = new Set(linesOf(listed).filter((file) => !deleted.has(file)))
  const importing = [...files].filter((file) => /\.tsx?$/.test(file))
  return {
    files,
    sources: new Map(importing.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')])),
  }
}
