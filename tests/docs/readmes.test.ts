import {
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT, run } from '../suites/command.ts'
import { fileFences } from './fences.ts'

// Each core package's README says what it is, who may import it and how to use it; the example is
// compiled as a user would write it.

const PACKAGES = globSync('core/*', { cwd: ROOT }).toSorted()
const readme = (folder: string): string => readFileSync(join(ROOT, folder, 'README.md'), 'utf8')

describe.each(PACKAGES)('the README of %s', (folder) => {
  it('starts with the name of the package', () => {
    const { name } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
      name: string
    }
    expect(readme(folder).split('\n')[0]).toBe(`# ${name}`)
  })
})

describe('the examples of package READMEs', () => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'airshed-readmes-')))
  afterAll(() => rmSync(place, { recursive: true, force: true }))

  it('compiles every example of a README', async () => {
    const fences = PACKAGES.flatMap((folder) => fileFences(readme(folder)))
    expect(fences.length).toBeGreaterThanOrEqual(8)
    symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'))
    for (const { file, text } of fences) writeFileSync(join(place, file), text)
    const settings = {
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        lib: ['ES2024', 'ESNext.Disposable', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        types: ['node'],
      },
      include: ['*.ts', '*.tsx'],
    }
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(settings))
    const { output, exitCode } = await run('tsc', ['-p', place])
    expect(output).toBe('')
    expect(exitCode).toBe(0)
  })
})
