import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { main } from '../cli/main.ts'
import { writtenIo } from '../testsupport/writtenIo.ts'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'airshed-create-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

interface Package {
  devDependencies: Record<string, string>
  engines: Record<string, string>
}
const packageIn = async (folder: string): Promise<Package> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Package

it('writes a plugin into a folder of its name, and says what comes next', async () => {
  const folder = await emptyFolder()
  const io = writtenIo(folder)
  expect(await main(['create', 'my-gauge', '--kind', 'widget'], io)).toBe(0)
  expect(io.printed.join('\n')).toMatch(
    /Wrote the widget acme\.my-gauge[^]*cd my-gauge[^]*npm run dev/,
  )
  const { devDependencies } = await packageIn(join(folder, 'my-gauge'))
  expect(devDependencies).toMatchObject({
    '@airshed/kit': '^0.2.0',
    '@airshed/plugin-cli': '^0.2.0',
    '@airshed/testing': '^0.2.0',
  })
})

it('takes a title in Spanish, or says which one it chose', async () => {
  const folder = await emptyFolder()
  const words = ['create', 'my-gauge', '--kind', 'widget']
  const io = writtenIo(folder)
  expect(await main(words, io)).toBe(0)
  expect(io.printed.join()).toContain('In Spanish it is called “Widget «My gauge»”')
  const other = await emptyFolder()
  const titled = writtenIo(other)
  expect(await main([...words, '--title-es', 'Mi medidor'], titled)).toBe(0)
  expect(titled.printed.join()).not.toContain('In Spanish')
  const manifest = await readFile(join(other, 'my-gauge/src/manifest.ts'), 'utf8')
  expect(manifest).toContain("title: { en: 'My gauge', es: 'Mi medidor' }")
  const messages = await readFile(join(other, 'my-gauge/src/messages/es.json'), 'utf8')
  expect(messages).toContain('"title": "Mi medidor"')
})

it.each(["L'aire", '', 'a\\nb', 'a\nb', 'x'.repeat(61)])(
  'refuses the Spanish title %j',
  async (title) => {
    const folder = await emptyFolder()
    const io = writtenIo(folder)
    expect(await main(['create', 'my-gauge', '--kind', 'widget', '--title-es', title], io)).toBe(2)
    expect(io.troubles.join()).toContain('--title-es: expected a title in Spanish')
    expect(await readdir(folder)).toEqual([])
  },
)

it('takes Blueprint’s icons from a registry in the form of the core packages', async () => {
  const folder = await emptyFolder()
  expect(await main(['create', 'my-gauge', '--kind', 'widget'], writtenIo(folder))).toBe(0)
  const { devDependencies } = await packageIn(join(folder, 'my-gauge'))
  expect(devDependencies['@blueprintjs/icons']).toBe('npm:@airshed/blueprint-icons@^6')
})

it('takes the core packages from a folder of tarballs where one is named', async () => {
  const folder = await emptyFolder()
  for (const name of ['kit', 'plugin-cli', 'testing', 'ui']) {
    await writeFile(join(folder, `airshed-${name}-0.1.0.tgz`), '')
  }
  const words = ['create', 'my-form', '--kind', 'device-form', '--packages', '.']
  expect(await main(words, writtenIo(folder))).toBe(0)
  const { devDependencies } = await packageIn(join(folder, 'my-form'))
  expect(devDependencies['@airshed/ui']).toBe('file:../airshed-ui-0.1.0.tgz')
  expect(devDependencies['@airshed/plugin-cli']).toBe('file:../airshed-plugin-cli-0.1.0.tgz')
})

it('takes the smaller form of another project’s package where it was packed', async () => {
  const folder = await emptyFolder()
  for (const name of [
    'airshed-kit',
    'airshed-plugin-cli',
    'airshed-testing',
    'airshed-blueprint-icons',
  ]) {
    await writeFile(join(folder, `${name}-6.14.1.tgz`), '')
  }
  const words = ['create', 'my-form', '--kind', 'form', '--packages', '.']
  expect(await main(words, writtenIo(folder))).toBe(0)
  const { devDependencies } = await packageIn(join(folder, 'my-form'))
  expect(devDependencies['@blueprintjs/icons']).toBe('file:../airshed-blueprint-icons-6.14.1.tgz')
  expect(devDependencies).not.toHaveProperty('@airshed/blueprint-icons')
})

it.each([
  ['leaves Node to its author', '24.9.0', {}, undefined, '>=22.18'],
  ['leaves Node to its author from 22.18 on', '22.18.0', {}, undefined, '>=22.18'],
  ['brings a Node where the author’s is too old', '20.19.5', {}, '^24.9.0', '>=20'],
  ['brings a Node where the author’s misses a little', '22.11.0', {}, '^24.9.0', '>=20'],
  [
    'brings a Node where a newer one stood in for the author’s',
    '24.9.0',
    { AIRSHED_PLUGIN_NODE: '/x' },
    '^24.9.0',
    '>=20',
  ],
])('a new plugin %s', async (_, nodeVersion, env, node, engine) => {
  const folder = await emptyFolder()
  const io = writtenIo(folder, env, { nodeVersion })
  expect(await main(['create', 'my-gauge', '--kind', 'widget'], io)).toBe(0)
  const { devDependencies, engines } = await packageIn(join(folder, 'my-gauge'))
  expect(devDependencies['node']).toBe(node)
  expect(engines).toEqual({ node: engine })
  expect(io.printed.join().includes('190 MB')).toBe(node !== undefined)
})

it('hides npm’s warning about its own Node where the plugin brings another', async () => {
  const folder = await emptyFolder()
  const words = ['create', 'my-gauge', '--kind', 'widget']
  await main(words, writtenIo(folder, {}, { nodeVersion: '20.19.5' }))
  expect(await readFile(join(folder, 'my-gauge/.npmrc'), 'utf8')).toContain('loglevel=error')
  const other = await emptyFolder()
  await main(words, writtenIo(other))
  expect(await readdir(join(other, 'my-gauge'))).not.toContain('.npmrc')
})

it('asks at a terminal for the name and the kind until they are valid', async () => {
  const folder = await emptyFolder()
  const asked: string[] = []
  const answers = ['My Gauge', 'my-gauge', 'panel', ' screen ']
  const ask = async (question: string) => {
    asked.push(question)
    return answers.shift() ?? ''
  }
  const io = writtenIo(folder, {}, { ask })
  expect(await main(['create'], io)).toBe(0)
  expect(asked).toEqual([
    'Name of the plugin, such as my-gauge: ',
    'Name of the plugin, such as my-gauge: ',
    'Kind (widget, screen, device-form): ',
    'Kind (widget, screen, device-form): ',
  ])
  expect(io.troubles.join()).toMatch(/got "My Gauge"[^]*got "panel"/)
  expect(io.printed.join()).toContain('Wrote the screen acme.my-gauge')
})

it('asks for nothing that was typed, and ends without an answer', async () => {
  const folder = await emptyFolder()
  const io = writtenIo(folder, {}, { ask: async () => '' })
  expect(await main(['create', 'my-gauge'], io)).toBe(2)
  expect(io.troubles.join()).toContain(
    '--kind: expected one of widget, screen, device-form, got none',
  )
  expect(await readdir(folder)).toEqual([])
})

it('overwrites no files of an existing folder', async () => {
  const folder = await emptyFolder()
  const words = ['create', 'my-screen', '--kind', 'screen']
  await main(words, writtenIo(folder))
  await writeFile(join(folder, 'my-screen/README.md'), 'mine')
  const again = writtenIo(folder)
  expect(await main(words, again)).toBe(1)
  expect(again.troubles.join()).toContain('expected a folder that is new or empty')
  expect(await readFile(join(folder, 'my-screen/README.md'), 'utf8')).toBe('mine')
})

it.each([
  [['create', 'my-gauge'], '--kind: expected one of widget, screen, device-form, got none'],
  [['create', 'my-gauge'], 'npm create airshed-plugin my-gauge -- --kind widget'],
  [['create', 'my-gauge', '--kind', 'panel'], 'got "panel"'],
  [['create', 'my-gauge', '--kind', 'widget', '--packages', 'gone'], 'npm run pack:core'],
  [['create', 'my-gauge', '--size', '3'], "Unknown option '--size'"],
])('refuses %j, says why, and leaves no trace', async (words, why) => {
  const folder = await emptyFolder()
  const io = writtenIo(folder)
  expect(await main(words, io)).toBe(2)
  expect(io.troubles.join()).toContain(why)
  expect(await readdir(folder)).toEqual([])
})

it.each([
  ['new-form', 'device-form'],
  ['old-form', 'form'],
])('writes %s for --kind %s, and names the kind as its manifest does', async (name, typed) => {
  const folder = await emptyFolder()
  const io = writtenIo(folder)
  expect(await main(['create', name, '--kind', typed], io)).toBe(0)
  expect(await packageIn(join(folder, name))).toMatchObject({ airshed: { kind: 'device-form' } })
  expect(io.printed.join()).toContain(`Wrote the device-form acme.${name}`)
})
