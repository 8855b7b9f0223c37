import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../suites/command.ts'

/** Without tests, and what tests, stories and plugins are built with. */
const NOT_OF_THE_PRODUCT = /\.(test|stories)\.tsx?$|\/(testsupport|testing|templates)\//

const files = execFileSync('git', ['ls-files', 'core/*.ts', 'core/*.tsx', 'app/src', 'screens'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !NOT_OF_THE_PRODUCT.test(file))
  // The rule by which the server computes an answer.
  .filter((file) => !file.startsWith('core/domain/'))

/** Kinds whose names are no other words of the field as well. */
it.each(['percentileRose', 'polarPlot'])(
  'the kind of data %s stands in four files of the console: how it is asked, the list, how it is fetched, and its tables',
  (kind) => {
    const naming = files.filter((file) =>
      readFileSync(join(ROOT, file), 'utf8').toLowerCase().includes(kind.toLowerCase()),
    )
    expect(naming).toEqual([
      'core/console-kit/src/exports/windTables.ts',
      'core/contract/src/needs/kinds.ts',
      `core/contract/src/needs/${kind}.ts`,
      'core/data/src/broker/kindAnswers.ts',
    ])
  },
)
