import { join, matchesGlob } from 'node:path'
import { ROOT } from '../suites/command.ts'

interface Project {
  readonly name: string
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

/** Projects that start processes or draw every story: their tests are for `npm test`. */
const SLOW = new Set(['stories', 'map-stories', 'processes', 'registry', 'services'])

const { default: config } = (await import(join(ROOT, 'vitest.config.ts'))) as {
  default: { test: { projects: readonly { test: Project }[] } }
}
const PROJECTS = config.test.projects.map(({ test }) => test).filter(({ name }) => !SLOW.has(name))

/**
 * The project of vitest.config.ts that runs a test in seconds.
 *
 * @param file from the root
 * @returns null if there is none: it belongs to a slow suite
 */
export function projectOf(file: string): string | null {
  const fits = (pattern: string): boolean => matchesGlob(file, pattern)
  const project = PROJECTS.find(({ include, exclude }) => include.some(fits) && !exclude.some(fits))
  return project?.name ?? null
}
