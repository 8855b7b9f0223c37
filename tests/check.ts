import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './suites/command.ts'
import { weighProject, weightsTable } from './suites/weights.ts'

// `npm run check`: every gate except the tests. All of them run, so that one run shows every problem; turbo
// skips those whose inputs have passed before. Arguments are passed on: `npm run check -- --force` skips none. Last, what
// each part of the project weighs.

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>
}
const gates = Object.keys(scripts).filter((name) => name.startsWith('check:'))
// A task of turbo may not call turbo.
const boundaries = await run('turbo', ['boundaries'], { show: true })
const passed = await run(
  'turbo',
  [
    'run',
    ...gates,
    '--filter=//',
    '--continue',
    '--concurrency=2',
    '--log-order=grouped',
    '--output-logs=errors-only',
    ...process.argv.slice(2),
  ],
  { show: true },
)
process.exitCode = boundaries.exitCode === 0 ? passed.exitCode : 1
console.log(weightsTable(weighProject(ROOT)))
