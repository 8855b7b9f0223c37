import { dirname } from 'node:path'
import type { Importers } from './importGraph.ts'

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** Steps to a test in the folder of a change that only gets there over others, as those of a call do over its server. */
const BESIDE = 1.5

/** A test and how far it is from a change: 0 is the change itself, 1 imports it. */
export interface NearTest {
  readonly file: string
  readonly distance: number
}

/**
 * The tests that reach changed files, the nearest first. A file counts as imported by the test of the same name, so that a
 * `View.tsx` finds `View.test.tsx` whatever that draws.
 *
 * @param files every file that exists
 */
export function nearestTests(
  changed: readonly string[],
  importers: Importers,
  files: ReadonlySet<string>,
): NearTest[] {
  const steps = new Map<string, number>()
  let wave = new Set(changed)
  for (let step = 0; wave.size > 0; step += 1) {
    const next = new Set<string>()
    for (const file of wave) {
      steps.set(file, step)
      // A test that is imported, by a list or a copy of it, says nothing more about the change.
      if (isTest(file)) continue
      const stem = file.replace(/\.tsx?$/, '')
      const named = [`${stem}.test.ts`, `${stem}.test.tsx`].filter((each) => files.has(each))
      for (const each of [...named, ...(importers.get(file) ?? [])]) {
        if (!steps.has(each) && !wave.has(each)) next.add(each)
      }
    }
    wave = next
  }
  const folders = new Set(changed.map((file) => dirname(file)))
  return [...steps]
    .filter(([file]) => isTest(file) && files.has(file))
    .map(([file, far]) => ({
      file,
      distance: folders.has(dirname(file)) ? Math.min(far, BESIDE) : far,
    }))
    .toSorted((a, b) => a.distance - b.distance || (a.file < b.file ? -1 : 1))
}
