import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files in a package that belong only to tests and builds. */
const LEFT_BEHIND = /(^|\/)(testsupport|node_modules|dist|\.turbo)\//
/** A package's own tests and stories; those of a template belong to the plugin's author. */
const OWN_TESTS = /^(?!templates\/).*\.(test|stories|fixture)\.tsx?$/

/** Shippable files below these folders of a package, as paths from the package. */
export function packageFiles(folder: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((each) => globSync(`${each}/**/*`, { cwd: folder }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) =>
        !LEFT_BEHIND.test(path) && !OWN_TESTS.test(path) && statSync(join(folder, path)).isFile(),
    )
    .toSorted()
}

/** Whether `tsc` compiles it. */
export const isCompiled = (path: string): boolean => /(?<!\.d)\.tsx?$/.test(path)

/** Text of a file. */
export const textOf = (path: string): string => readFileSync(path, 'utf8')
