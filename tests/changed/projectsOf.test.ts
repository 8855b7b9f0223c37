import { expect, it } from 'vitest'
import { projectOf } from './projectsOf.ts'

it.each([
  ['core/domain/src/grading/grade.test.ts', 'node'],
  ['tests/changed/projectsOf.test.ts', 'node'],
  ['server/src/app.test.ts', 'server'],
  ['core/plugin-cli/src/validate/checks/checks.test.ts', 'authors'],
  ['widgets/chart/src/ChartWidget.test.tsx', 'browser'],
  ['widgets/chart/src/conformance.test.ts', 'browser'],
  ['core/forms/src/SchemaForm.test.tsx', 'policies'],
  ['widgets/map/src/MapWidget.test.tsx', 'maps'],
])('%s is run by the project %s', (file, project) => {
  expect(projectOf(file)).toBe(project)
})

it.each([
  'widgets/chart/src/ChartWidget.stories.tsx',
  'tests/faults/jobs.test.ts',
  'tests/services/mqtt.test.ts',
  'tests/registry/create.test.ts',
  'core/domain/src/grading/grade.ts',
])('%s belongs to none that ends in seconds', (file) => {
  expect(projectOf(file)).toBeNull()
})
