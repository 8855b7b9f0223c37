import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT, run } from '../suites/command.ts'
import { changed, fileFences, shellLines } from './fences.ts'

// Following the pages for authors leads to a plugin that compiles and that a server accepts. Each
// page continues where the previous one ended.

const CLI = join(ROOT, 'core/plugin-cli/bin/airshed-plugin.js')
const PAGES = ['first-widget.md', 'migrations.md']
const NAME = 'my-gauge'

const pageText = (name: string): Promise<string> =>
  readFile(join(ROOT, 'docs/plugins', name), 'utf8')

let place: string
let folder: string
beforeAll(async () => {
  place = await realpath(await mkdtemp(join(tmpdir(), 'airshed-docs-')))
  folder = join(place, NAME)
  const words = ['create', NAME, '--kind', 'widget', '--publisher', 'acme', '--folder', place]
  const { exitCode, output } = await run('node', [CLI, ...words])
  expect(exitCode, output).toBe(0)
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rm(place, { recursive: true, force: true }))

async function follow(page: string): Promise<void> {
  for (const fence of fileFences(page)) {
    const file = join(folder, fence.file)
    await mkdir(dirname(file), { recursive: true })
    const isChange = fence.language === 'diff'
    await writeFile(file, isChange ? changed(await readFile(file, 'utf8'), fence) : fence.text)
  }
}

describe.each(PAGES)('%s', (name) => {
  it('changes only existing files, each once', async () => {
    const page = await pageText(name)
    expect(fileFences(page).length).toBeGreaterThan(3)
    await follow(page)
  })

  it('builds a plugin that validates and compiles', async () => {
    const validation = await run('node', [CLI, 'validate', '--json', '--no-render'], {
      cwd: folder,
    })
    expect(JSON.parse(validation.output)).toMatchObject({ ok: true, findings: [] })
    const types = await run('tsc', ['--noEmit'], { cwd: folder })
    expect(types.output).toBe('')
    expect(types.exitCode).toBe(0)
  })
})

describe('the commands of first-widget.md', () => {
  it('uses only commands of the program and scripts of the project or the plugin', async () => {
    const scriptsIn = async (manifest: string): Promise<string[]> =>
      Object.keys((JSON.parse(await readFile(manifest, 'utf8')) as { scripts: object }).scripts)
    const scripts = [
      ...(await scriptsIn(join(ROOT, 'package.json'))),
      ...(await scriptsIn(join(folder, 'package.json'))),
    ]
    const { output: help } = await run('node', [CLI, '--help'])
    const unknown = shellLines(await pageText('first-widget.md')).filter((line) => {
      const [, script] = /npm (?:run )?(\S+)/.exec(line) ?? []
      const [, command] = /airshed-plugin(?:\.js)? (\S+)/.exec(line) ?? []
      if (command !== undefined) return !help.includes(`  ${command} `)
      const isOfNpm = script === 'install' || script === 'create'
      return script !== undefined && !isOfNpm && !scripts.includes(script)
    })
    expect(unknown).toEqual([])
  })
})
