import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { main } from '../cli/main.ts'
import { copyProject, type Changes } from '../testsupport/copyProject.ts'
import { writtenIo } from '../testsupport/writtenIo.ts'
import { moveDefinitions } from './moveDefinitions.ts'
import { raiseRanges } from './packageRanges.ts'

const OLD_PACKAGE = `{
  "name": "new-plugin",   "version": "0.1.0",
  "airshed": { "kind": "widget" },
  "devDependencies": {
      "@airshed/kit": "^0.1.0", "@airshed/testing": "~0.1.3",
      "@airshed/plugin-cli": "file:../cli.tgz",
      "react": "^19.3.1"
  }
}
`
const OLD: Changes = {
  'package.json': OLD_PACKAGE,
  'src/manifest.ts': `import type { WidgetManifest } from '@airshed/kit/define'\n\nexport const manifest = {\n  id: 'acme.x',\n  engines: { airshed: '^0.1.0' },\n}\n`,
  'src/plugin.ts': `import { defineWidget, useNow } from '@airshed/kit'\nexport default defineWidget({ useNow })\n`,
}

const git = (folder: string, ...words: string[]): void => {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org']
  execFileSync('git', [...who, ...words], { cwd: folder, stdio: 'pipe' })
}
/** An old project whose files are committed. */
async function oldProject(changes: Changes = {}) {
  const { folder } = await copyProject('widget', { ...OLD, ...changes })
  await writeFile(join(folder, '.gitignore'), 'node_modules\n')
  git(folder, 'init', '--quiet')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'All')
  const text = (path: string) => readFile(join(folder, path), 'utf8')
  return { folder, text }
}
async function update(folder: string, ...words: string[]) {
  const io = writtenIo(folder)
  return { code: await main(['update', ...words], io), ...io }
}

describe('airshed-plugin update', () => {
  it('updates packages, engine and sources to its own version, and says so', async () => {
    const { folder, text } = await oldProject()
    const { code, printed } = await update(folder)
    expect(code).toBe(0)
    expect(printed.slice(0, 4)).toEqual([
      'package.json: @airshed/kit ^0.1.0 → ^0.2.0',
      'package.json: @airshed/testing ~0.1.3 → ^0.2.0',
      'src/manifest.ts: engines.airshed ^0.1.0 → ^0.2.0',
      'src/plugin.ts: imports of defineWidget, defineScreen and defineDeviceForm from @airshed/kit/define',
    ])
    expect(await text('package.json')).toBe(
      OLD_PACKAGE.replace('^0.1.0', '^0.2.0').replace('~0.1.3', '^0.2.0'),
    )
    expect(await text('src/manifest.ts')).toContain("engines: { airshed: '^0.2.0' }")
    expect(await text('src/plugin.ts')).toContain(
      "import { useNow } from '@airshed/kit'\nimport { defineWidget } from '@airshed/kit/define'\n",
    )
  })

  it('changes nothing the second time', async () => {
    const { folder } = await oldProject()
    await update(folder)
    git(folder, 'commit', '--quiet', '--all', '--message', 'Updated')
    const { printed } = await update(folder)
    expect(printed).toEqual(['Nothing to change: this is a plugin for 0.2.0.'])
  })

  it('prints its changes with --dry-run, also where there are local changes', async () => {
    const { folder, text } = await oldProject()
    await writeFile(join(folder, 'README.md'), 'Changed')
    const { code, printed } = await update(folder, '--dry-run')
    expect(code).toBe(0)
    expect(printed[0]).toBe('package.json: @airshed/kit ^0.1.0 → ^0.2.0')
    expect(printed.at(-1)).toContain('Nothing was changed')
    expect(await text('package.json')).toBe(OLD_PACKAGE)
  })

  it.each([
    ['with changes that are not committed', true, 'got changes that are not committed'],
    ['without a git tree', false, 'got no git tree'],
  ])('refuses a project %s, unless it is forced', async (_, isGit, got) => {
    const { folder, text } = isGit
      ? await oldProject()
      : await copyProject('widget', OLD).then((project) => ({
          ...project,
          text: (path: string) => readFile(join(project.folder, path), 'utf8'),
        }))
    if (isGit) await writeFile(join(folder, 'README.md'), 'Changed')
    const refused = await update(folder)
    expect([refused.code, refused.troubles.join()]).toEqual([1, expect.stringContaining(got)])
    expect(await text('package.json')).toBe(OLD_PACKAGE)
    expect((await update(folder, '--force')).code).toBe(0)
    expect(await text('package.json')).not.toBe(OLD_PACKAGE)
  })

  it('refuses a project that is newer, and names the program for it', async () => {
    const newer = OLD_PACKAGE.replace('^0.1.0', '^9.1.0')
    const { folder, text } = await oldProject({ 'package.json': newer })
    const { code, troubles } = await update(folder)
    expect(code).toBe(1)
    expect(troubles.join()).toContain('npx @airshed/plugin-cli@9.1.0 update')
    expect(await text('src/plugin.ts')).toBe(OLD['src/plugin.ts'])
  })

  it('says what it cannot find', async () => {
    const { folder } = await oldProject({ 'src/manifest.ts': 'export { manifest } from "./other"' })
    const { printed } = await update(folder)
    expect(printed).toContain("By hand: src/manifest.ts: write engines: { airshed: '^0.2.0' }")
  })
})

describe('the ranges of packages', () => {
  it.each([
    '^0.2.0',
    '0.2.1',
    'file:kit.tgz',
    'workspace:*',
    '>=0.1.0',
    '*',
    'latest',
    'git+ssh://x',
  ])('keeps the range where the author wrote %s', (range) => {
    const text = `{"dependencies":{"@airshed/kit":"${range}"}}`
    expect(raiseRanges(text, '0.2.0')).toEqual({ text, raised: [] })
  })
})

describe('moving the description of a plugin', () => {
  it.each([
    [
      'all that is imported',
      "import { defineWidget } from '@airshed/kit'",
      "import { defineWidget } from '@airshed/kit/define'",
    ],
    [
      'one name of several, with its own name here',
      'import { defineScreen as define, Button, type Frame } from "@airshed/kit";',
      'import { Button, type Frame } from "@airshed/kit";\nimport { defineScreen as define } from "@airshed/kit/define";',
    ],
    [
      'names on lines of their own, behind letters of other scripts',
      "const título = '空気'\nimport {\n  defineDeviceForm,\n  useNow,\n} from '@airshed/kit'\n",
      "const título = '空気'\nimport { useNow } from '@airshed/kit'\nimport { defineDeviceForm } from '@airshed/kit/define'\n",
    ],
  ])('changes a description: %s', (_, before, after) => {
    expect(moveDefinitions('plugin.tsx', before)).toBe(after)
    expect(moveDefinitions('plugin.tsx', after)).toBe(after)
  })

  it.each([
    "import { defineWidget } from './own.ts'",
    "import { defineWidget } from '@airshed/kit/define'",
    "import * as kit from '@airshed/kit'",
    "import { Button } from '@airshed/kit'",
    'const text = "import { defineWidget } from \'@airshed/kit\'"',
    "// import { defineWidget } from '@airshed/kit'",
    "import { defineWidget } from '@airshed/kit' <<<<<<< ours",
  ])('leaves a description as it is: %s', (text) => {
    expect(moveDefinitions('plugin.tsx', text)).toBe(text)
  })
})
