import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { findChromium } from '../suites/chromium.ts'
import { ROOT, run } from '../suites/command.ts'
import { changedSince, leftAt, packageOf, sourcesOf } from './changedFiles.ts'
import { importersIn } from './importGraph.ts'
import { nearestTests } from './nearestTests.ts'
import { projectOf } from './projectsOf.ts'

// `npm run test:changed`: the tests nearest to what changed since this branch left main, in seconds.
// `npm run test:changed -- core/domain/src/grading/grade.ts`: those nearest to these files.
// `npm run test:changed -- HEAD~3`: those nearest to what changed since that commit.

/** So many files of tests are run: below 20 s on two cores. */
const FILES_MAX = 12
/** Tests further away than this are run only if none is nearer, and so are the suites that draw every case of a plugin. */
const NEAR = 2
const isConformance = (file: string): boolean => file.endsWith('/conformance.test.ts')

const args = process.argv.slice(2)
const areFiles = args.length > 0 && args.every((each) => existsSync(each))
const changed = areFiles
  ? args.map((each) => relative(ROOT, resolve(each)))
  : changedSince(leftAt(args[0] ?? 'main'))

const packages = new Set(changed.map(packageOf).filter((each) => each !== null))
const { files, sources } = sourcesOf([...packages])
const tests = nearestTests(changed, importersIn(sources), files).flatMap(({ file, distance }) => {
  const project = projectOf(file)
  return project === null ? [] : [{ file, distance, project }]
})
const near = tests.filter(({ file, distance }) => distance <= NEAR && !isConformance(file))
const chosen = (near.length > 0 ? near : tests).slice(0, FILES_MAX)

if (chosen.length === 0) {
  console.log(`No test in its package reaches ${changed.length} changed files: \`npm test\``)
} else {
  const projects = new Set(chosen.map(({ project }) => project))
  const isDrawn = ['browser', 'policies', 'maps'].some((name) => projects.has(name))
  const { exitCode } = await run(
    'vitest',
    [
      'run',
      ...chosen.map(({ file }) => file),
      ...[...projects].flatMap((project) => ['--project', project]),
    ],
    { env: isDrawn ? { CHROMIUM_PATH: findChromium('headless') } : {}, show: true },
  )
  process.exitCode = exitCode
  const left = tests.length - chosen.length
  if (left > 0) console.log(`${left} more files of tests reach it: \`npm test\` runs them`)
}
