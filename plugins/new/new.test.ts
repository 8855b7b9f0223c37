import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runNew } from './command.ts'
import { createProjectCopy, type ProjectCopy } from './projectCopy.fixture.ts'

let project: ProjectCopy
beforeAll(() => {
  project = createProjectCopy()
})
afterAll(() => project.remove())

const make = (...words: string[]): Promise<string> => runNew(words, project.root)

interface Lock {
  packages: Record<string, { name?: string; devDependencies?: object; link?: boolean }>
}

// Names of its own: the copy holds what somebody made by the names of CONTRIBUTING.md. They are as long as those, so that
// lines wrap alike.

const LISTS = ['plugins/src/plugins.ts', 'plugins/src/manifests.ts', 'plugins/src/thumbnails.ts']
const CALL = ['schemas/entities/src/calls/tokens.ts', 'server/src/people/tokens/handlers.ts']

const linesOf = (text: string): number => text.split('\n').length - 1

/** The lines that something adds to each of these files. */
async function linesAdded(paths: readonly string[], what: () => Promise<unknown>) {
  const before = paths.map((path) => linesOf(project.read(path)))
  await what()
  return paths.map((path, at) => linesOf(project.read(path)) - (before[at] ?? 0))
}

/** Cells of the row of CONTRIBUTING.md that states the size of what a command writes. */
function statedSize(kind: string): { writes: string; changes: string } {
  const page = readFileSync(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8')
  const row = page.split('\n').find((line) => line.startsWith(`| \`npm run new -- ${kind} `))
  const [, , writes = '', changes = ''] = row?.split('|') ?? []
  return { writes, changes }
}

/** Number of files and their lines, as the page states them. */
const sizeOf = (paths: readonly string[]): string =>
  `${paths.length} files, ${paths.reduce((sum, path) => sum + linesOf(project.read(path)), 0)}`

describe('a new plugin', () => {
  const made = [
    ['screen', 'trials-log', 'screens/trials-log', 'trialsLogScreen'],
    ['widget', 'test-gauge', 'widgets/test-gauge', 'testGaugeWidget'],
    ['form', 'tried-sensor', 'schemas/forms/tried-sensor', 'triedSensorForm'],
  ] as const
  const added = new Map<string, number[]>()
  beforeAll(async () => {
    for (const [kind, name] of made)
      added.set(kind, await linesAdded(LISTS, () => make(kind, name)))
  })

  it.each(made)('a %s %s in %s has the size that CONTRIBUTING.md states', (kind, _name, folder) => {
    const paths = project.files().filter((path) => path.startsWith(`${folder}/`))
    expect(statedSize(kind).writes).toMatch(new RegExp(`: ${sizeOf(paths)}\\b`))
    expect(added.get(kind)).toEqual([2, 2, kind === 'widget' ? 2 : 0])
  })

  it('CONTRIBUTING.md states the lines that a new plugin adds to lists', () => {
    expect(statedSize('screen').changes).toContain('2 lines in each of the two lists')
    expect(statedSize('form').changes.trim()).toBe('the same')
    expect(statedSize('widget').changes.trim()).toBe('the same, and 2 lines in `thumbnails.ts`')
  })

  it.each(made)('a %s %s becomes a package in %s, in both lists', (kind, name, folder, listed) => {
    const packageName = `@airshed/${kind}-${name}`
    expect(JSON.parse(project.read(`${folder}/package.json`))).toMatchObject({ name: packageName })
    expect(project.read(`${folder}/src/manifest.ts`)).toContain(`id: 'airshed.${name}'`)
    const plugins = project.read('plugins/src/plugins.ts')
    const [imported, entry] =
      kind === 'form'
        ? [
            `import { manifest as ${listed} } from '${packageName}/manifest'`,
            `lazyDeviceForm(${listed}, () => import('${packageName}'))`,
          ]
        : [`import ${listed} from '${packageName}'`, listed]
    expect(plugins).toContain(`${imported}\n`)
    expect(plugins).toContain(`\n  ${entry},\n`)
    expect(project.read('plugins/src/manifests.ts')).toContain(
      `import * as ${listed} from '${packageName}/manifest'\n`,
    )
    expect(project.read('plugins/src/manifests.ts')).toContain(`\n  ${listed},\n`)
  })

  it('a widget has a thumbnail, in its list', () => {
    const manifest: unknown = JSON.parse(project.read('widgets/test-gauge/package.json'))
    expect(manifest).toMatchObject({ exports: { './thumbnail': './src/Thumbnail.tsx' } })
    expect(project.read('widgets/test-gauge/src/Thumbnail.tsx')).toContain('TestGaugeThumbnail')
    const thumbnails = project.read('plugins/src/thumbnails.ts')
    expect(thumbnails).toContain(
      `import testGaugeThumbnail from '@airshed/widget-test-gauge/thumbnail'\n`,
    )
    expect(thumbnails).toContain('\n  TestGaugeWidget: testGaugeThumbnail,\n')
  })

  it.each(made)('a %s %s needs no npm install', (kind, name, folder) => {
    const packageName = `@airshed/${kind}-${name}`
    const { packages } = JSON.parse(project.read('package-lock.json')) as Lock
    expect(packages[folder]).toMatchObject({ name: packageName, version: '0.1.0' })
    expect(packages[`node_modules/${packageName}`]).toEqual({ resolved: folder, link: true })
    expect(packages['plugins']).toMatchObject({ dependencies: { [packageName]: '*' } })
    expect(realpathSync(join(project.root, 'node_modules', packageName))).toBe(
      realpathSync(join(project.root, folder)),
    )
  })

  it('contains no name of the template', () => {
    for (const [, , folder] of made) {
      for (const path of project.files().filter((file) => file.startsWith(folder))) {
        expect(path + project.read(path)).not.toMatch(/new-?plugin|new plugin|new-publisher/i)
      }
    }
  })

  it('passes the compiler, the linter and the formatter', async () => {
    await Promise.all([
      project.run('tsc', '--noEmit', '-p', 'tsconfig.json'),
      project.run('oxlint', '--deny-warnings'),
      project.run('oxfmt', '--check', 'screens', 'widgets', 'schemas/forms', 'plugins'),
    ])
  })
})

describe('a new call', () => {
  it('a new call has its value, its handler in the list, a test, and the size that CONTRIBUTING.md states', async () => {
    const [inCalls, inHandlers] = await linesAdded(CALL, () =>
      make('call', 'tokens', 'listNewTokens'),
    )
    const value = project.read('schemas/entities/src/calls/tokens.ts')
    expect(value).toMatch(
      /export const listNewTokens = defineCall\(\{[^]*access: 'staff',\n\}\)\n$/,
    )
    expect(value).toContain("path: '/tokens/list-new-tokens'")
    const handler = project.read('server/src/people/tokens/listNewTokens.ts')
    expect(handler).toContain('export const listNewTokensHandler = answer(listNewTokens')
    expect(handler).toContain("from '../../access/calls/handler.ts'")
    expect(project.read('server/src/people/tokens/listNewTokens.test.ts')).toContain(
      "from '../../testing/world/world.ts'",
    )
    expect(project.read('server/src/people/tokens/handlers.ts')).toMatch(
      /\nimport \{ listNewTokensHandler \} from '\.\/listNewTokens\.ts'\n[^]*Handler\[\] => \[\n {2}listNewTokensHandler,\n/,
    )
    await project.run('oxfmt', '--check', 'server', 'schemas/entities')
    const { writes, changes } = statedSize('call')
    const handlers = project.files().filter((path) => path.includes('/listNewTokens.'))
    expect(writes).toContain(`: ${sizeOf(handlers)} lines`)
    expect(changes).toContain(`${inCalls} lines in \`${CALL[0]}\`; ${inHandlers} lines in`)
  })
})

describe('refused names', () => {
  it.each([
    [[], 'expected one of widget, screen, form, call, got none'],
    [['panel', 'x'], 'got "panel"'],
    [['screen'], 'name: expected a name, got none. Call it for example my-gauge'],
    [['screen', 'AlertsLog'], 'got "AlertsLog"'],
    [['widget', '../escape'], 'got "../escape"'],
    [['widget', 'chart'], 'airshed.chart is a widget already. Take another name'],
    [['form', 'chart'], 'airshed.chart is a widget already'],
    [['screen', 'home'], 'airshed.home is a screen already'],
    [['call'], 'entity: expected one of tokens, got none'],
    [['call', 'clouds', 'listClouds'], 'got "clouds"'],
    [['call', 'tokens', 'list-clouds'], 'got "list-clouds". Write for example listOldTokens'],
    [['call', 'tokens', 'createToken'], 'got "createToken", which is in schemas/entities'],
  ])('writes nothing for %j, and names the place and the cure', async (words, why) => {
    const before = project.files()
    await expect(make(...words)).rejects.toThrow(why)
    expect(project.files()).toEqual(before)
  })

  it('over a folder that is there', async () => {
    await make('widget', 'tried-twice')
    await expect(make('widget', 'tried-twice')).rejects.toThrow(
      'widgets/tried-twice is there already',
    )
  })
})
