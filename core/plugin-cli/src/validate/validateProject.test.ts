import { describe, expect, it } from 'vitest'
import { copyProject } from '../testsupport/copyProject.ts'
import { LIGHT } from '../testsupport/lightWidget.ts'
import { writtenIo } from '../testsupport/writtenIo.ts'
import { run } from './command.ts'
import { validateProject } from './validateProject.ts'

describe('a valid plugin', () => {
  it.each(['widget', 'form'] as const)('reports figures but no findings (%s)', async (sample) => {
    const { findings, figures } = await validateProject(await copyProject(sample), null)
    expect(findings).toEqual([])
    expect(figures.codeGzipBytes).toBeGreaterThan(1000)
    expect(figures.codeGzipBytes).toBeLessThan(figures.codeBytes ?? 0)
    expect(figures.schemaCompileMs).toBeGreaterThan(0)
  })
})

describe('a plugin with every fault', () => {
  it('reports all faults at once, each with its place and its cure', async () => {
    const { findings } = await validateProject(await copyProject('broken'), null)
    expect(findings.map(({ code, place }) => `${code} ${place}`).toSorted()).toEqual([
      'CAPABILITY_UNDECLARED src/BrokenWidget.tsx:10',
      'CAPABILITY_UNDECLARED src/BrokenWidget.tsx:8',
      expect.stringMatching(/^CODE_STORAGE plugin\.js:1:\d+$/),
      'DATA_KIND_UNDECLARED src/manifest.ts#/data',
      'DATA_PERMISSION_MISSING src/manifest.ts#/permissions',
      'ENGINE_OUT_OF_RANGE src/manifest.ts#/engines/airshed',
      'FIELD_UNNAMED src/messages/en.json',
      'FIXTURE_REFUSED fixtures/configs/unnamed.json#/name',
      'FIXTURE_UNREADABLE fixtures/configs/cut.json',
      'LICENCE_UNKNOWN licences.json',
      'MANIFEST_TEXT_MISSING src/manifest.ts#/title/es',
      'MESSAGE_EMPTY src/messages/en.json#/nothing',
      'MESSAGE_MISSING src/messages/en.json#/only',
      'MESSAGE_MISSING src/messages/es.json#/count',
      'MESSAGE_MISSING src/messages/es.json#/nothing',
      'MESSAGE_MISSING src/messages/es.json#/open',
      'MESSAGE_PLACES_DIFFER src/messages/es.json#/hello',
      'MESSAGE_UNREADABLE src/messages/en.json#/count',
      'MESSAGE_UNREADABLE src/messages/en.json#/open',
      'MIGRATION_FAILED fixtures/migrations/first/input.json',
      'MIGRATION_GOLDEN_MISSING fixtures/migrations',
      'MIGRATION_MISSING src/migrations.ts',
      'NEEDS_FAILED fixtures/configs/falls.json',
      'README_MISSING README.md',
      'SCHEMA_PATTERN_UNSAFE schema.json#/properties/code/pattern',
      'SHARED_MODULE_COPIED src/BrokenWidget.tsx',
      'UI_SCHEMA_NOT_PLAIN src/uiSchema.ts#/name/ui:widget',
      'VERSION_INVALID package.json#/version',
    ])
    for (const { message, cure } of findings) {
      expect(message).toMatch(/^Expected .*, got|^Expected .*; /)
      expect(cure).not.toBe('')
    }
  })

  it('exits with 1, and with the count', async () => {
    const io = writtenIo((await copyProject('broken')).folder)
    expect(await run(['--no-render'], io)).toBe(1)
    expect(io.printed[0]).toBe('sample.broken 1.0, widget')
    expect(io.printed.at(-1)).toBe('26 errors, 2 warnings')
  })
})

it('writes as JSON what it writes as text', async () => {
  const { folder } = await copyProject('widget', {
    ...LIGHT,
    'fixtures/configs/usual.json': '{ "node_id": "1C00A3F7:0" }',
  })
  const io = writtenIo(folder)
  expect(await run(['--json', '--no-render'], io)).toBe(1)
  expect(JSON.parse(io.printed.join('\n'))).toMatchObject({
    ok: false,
    id: 'new-publisher.new-plugin',
    findings: [
      {
        code: 'FIXTURE_REFUSED',
        level: 'error',
        place: 'fixtures/configs/usual.json#/data_point_id',
        message: 'Expected a value, got nothing',
      },
    ],
  })
})
