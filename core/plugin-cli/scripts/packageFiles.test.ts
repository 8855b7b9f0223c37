import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageFiles } from './packageFiles.ts'

const files = packageFiles(join(import.meta.dirname, '..'), ['src', 'templates'])

it('packs sources without their tests', () => {
  expect(files).toContain('src/pack/packProject.ts')
  expect(files.filter((path) => /^src\/.*\.test\.ts$|testsupport/.test(path))).toEqual([])
})

it('packs templates with their tests and stories', () => {
  expect(files).toContain('templates/widget/src/conformance.test.ts')
  expect(files).toContain('templates/widget/src/NewPlugin.stories.tsx')
})
