import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What tests, stories and builds leave in a package, and no author needs. */
const NOT_HANDED_ON =
  /\.(test|stories|fixture)\.tsx?$|(^|\/)(testsupport|node_modules|dist|\.turbo)\//

/** Files below these folders of a package that are handed on, as paths from the package. */
export function packageFiles(folder: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((each) => globSync(`${each}/**/*`, { cwd: folder }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !NOT_HANDED_ON.test(path) && statSync(join(folder, path)).isFile())
    .toSorted()
}

/** Whether `tsc` makes something else of it. */
export const isCompiled = (path: string): boolean => /(?<!\.d)\.tsx?$/.test(path)

/** Text of a file. */
export const textOf = (path: string): string => readFileSync(path, 'utf8')
