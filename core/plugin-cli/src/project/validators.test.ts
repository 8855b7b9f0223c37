import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyProject } from '../testsupport/copyProject.ts'
import { writeValidators } from './validators.ts'

it('compiles a schema once, and again when it changed', async () => {
  const project = await copyProject('widget')
  await rm(join(project.folder, 'src/generated'), { recursive: true })
  expect(await writeValidators(project)).toEqual([
    'src/generated/validator.js',
    'src/generated/validator.d.ts',
  ])
  expect(await writeValidators(project)).toEqual([])

  const place = join(project.folder, 'src/config.ts')
  const text = await readFile(place, 'utf8')
  await writeFile(place, text.replace('maxLength: 100', 'maxLength: 77'))
  expect(await writeValidators(project)).toEqual(['src/generated/validator.js'])
  expect(await readFile(join(project.folder, 'src/generated/validator.js'), 'utf8')).toMatch(/77/)
})

it('says where a schema is missing', async () => {
  const project = await copyProject('widget', {
    'src/manifest.ts': 'export const manifest = {}\n',
  })
  await expect(writeValidators(project)).rejects.toThrow(
    'src/manifest.ts: expected an export config',
  )
})
