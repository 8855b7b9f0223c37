import { realpathSync } from 'node:fs'
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

// Names of its own: the copy holds what somebody made by the names of CONTRIBUTING.md.

describe('a new plugin', () => {
  const made = [
    ['screen', 'tried-log', 'screens/tried-log', 'triedLogScreen'],
    ['widget', 'tried-gauge', 'widgets/tried-gauge', 'triedGaugeWidget'],
    ['form', 'tried-sensor', 'schemas/forms/tried-sensor', 'triedSensorForm'],
  ] as const
  beforeAll(async () => {
    for (const [kind, name] of made) await make(kind, name)
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
    const manifest: unknown = JSON.parse(project.read('widgets/tried-gauge/package.json'))
    expect(manifest).toMatchObject({ exports: { './thumbnail': './src/Thumbnail.tsx' } })
    expect(project.read('widgets/tried-gauge/src/Thumbnail.tsx')).toContain('TriedGaugeThumbnail')
    const thumbnails = project.read('plugins/src/thumbnails.ts')
    expect(thumbnails).toContain(
      `import triedGaugeThumbnail from '@airshed/widget-tried-gauge/thumbnail'\n`,
    )
    expect(thumbnails).toContain('\n  TriedGaugeWidget: triedGaugeThumbnail,\n')
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
  it('a new call has its value, its handler in the list, and a test', async () => {
    await make('call', 'tokens', 'listTriedTokens')
    const value = project.read('schemas/entities/src/calls/tokens.ts')
    expect(value).toMatch(
      /export const listTriedTokens = defineCall\(\{[^]*access: 'staff',\n\}\)\n$/,
    )
    expect(value).toContain("path: '/tokens/list-tried-tokens'")
    const handler = project.read('server/src/people/tokens/listTriedTokens.ts')
    expect(handler).toContain('export const listTriedTokensHandler = answer(listTriedTokens')
    expect(handler).toContain("from '../../access/calls/handler.ts'")
    expect(project.read('server/src/people/tokens/listTriedTokens.test.ts')).toContain(
      "from '../../testing/world/world.ts'",
    )
    expect(project.read('server/src/people/tokens/handlers.ts')).toMatch(
      /\nimport \{ listTriedTokensHandler \} from '\.\/listTriedTokens\.ts'\n[^]*Handler\[\] => \[\n {2}listTriedTokensHandler,\n/,
    )
    await project.run('oxfmt', '--check', 'server', 'schemas/entities')
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
