import { expect, it } from 'vitest'
import { importersIn } from './importGraph.ts'
import { nearestTests } from './nearestTests.ts'

const sources = new Map([
  ['core/a/src/mean.ts', 'export const mean = 1'],
  ['core/a/src/words/en.json', '{}'],
  ['core/a/src/mean.test.ts', "import { mean } from './mean.ts'"],
  ['core/a/src/grade.ts', "import { mean } from './mean.ts'\nimport('./words/en.json')"],
  ['core/a/src/grade.test.ts', "import {\n  grade,\n} from './grade.ts'"],
  ['core/a/src/config.ts', ''],
  ['core/a/src/plugin.ts', "const load = () => import('./config.ts?form-validator')"],
  ['core/a/src/plugin.test.ts', "import './plugin.ts'"],
  ['core/a/src/View.tsx', ''],
  ['core/a/src/View.test.tsx', "import { Page } from './Page.tsx'"],
  ['core/a/src/Page.tsx', "import { View } from './View.tsx'"],
  ['core/a/src/page/ready.ts', "import { grade } from '../grade.ts'"],
  ['core/a/src/page/Page.test.tsx', "import './ready.ts'"],
])
const near = (...changed: string[]): (string | number)[][] =>
  nearestTests(changed, importersIn(sources), new Set(sources.keys())).map(({ file, distance }) => [
    file.replace('core/a/src/', ''),
    distance,
  ])

it('the test of a rule comes before those beside it, and those come before all others', () => {
  expect(near('core/a/src/mean.ts')).toEqual([
    ['mean.test.ts', 1],
    ['grade.test.ts', 1.5],
    ['page/Page.test.tsx', 3],
  ])
})

it('a change of a test is its own test, once', () => {
  expect(near('core/a/src/mean.test.ts', 'core/a/src/mean.ts')).toEqual([
    ['mean.test.ts', 0],
    ['grade.test.ts', 1.5],
    ['page/Page.test.tsx', 3],
  ])
})

it('texts, schemas that are compiled, and what is loaded later are followed too', () => {
  expect(near('core/a/src/words/en.json')).toEqual([
    ['grade.test.ts', 2],
    ['page/Page.test.tsx', 3],
  ])
  expect(near('core/a/src/config.ts')).toEqual([['plugin.test.ts', 1.5]])
})

it('a test of the same name is one step away, even if it draws a whole page', () => {
  expect(near('core/a/src/View.tsx')).toEqual([['View.test.tsx', 1]])
})

it('what no test reaches has none, and neither has a deleted file', () => {
  expect(near('docs/deploy.md', 'core/a/src/gone.test.ts')).toEqual([])
})
