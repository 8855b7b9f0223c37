import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlantedTree, type PlantedTree } from './plantedTree.ts'

// Sees each guard fail: all violations are planted in one copy of the project, each tool runs over
// it once and must name each file that it should catch. Nothing else fails there, so every line of
// a tool is about a planted file.

const PLANTED = {
  'widgets/chart/src/plantedSibling.ts': "import '@airshed/widget-node'\n",
  'widgets/chart/src/plantedRoundTheKit.ts': "import '@airshed/data'\n",
  'widgets/chart/src/plantedHost.ts': "import '@airshed/host'\n",
  'widgets/chart/src/plantedProvider.ts': "import '@airshed/kit/provider'\n",
  'widgets/chart/src/plantedConsoleKit.ts': "import '@airshed/console-kit'\n",
  'screens/home/src/planted.ts': "import '@airshed/domain'\n",
  'core/kit/src/planted.ts': "import '@airshed/console-kit'\n",
  'core/host/src/planted.ts': "import '@airshed/console-kit'\n",
  'widgets/chart/src/plantedDeepImport.ts': "import '@airshed/kit/src/define.ts'\n",
  'widgets/chart/src/plantedRelativePath.ts':
    "export { manifest } from '../../node/src/manifest.ts'\n",
  'widgets/chart/src/plantedHoisted.ts': "export { satisfies } from 'semver'\n",
  'widgets/chart/src/plantedNode.ts':
    "import { readFileSync } from 'node:fs'\nexport const read = readFileSync\n",
  'app/src/plantedNode.ts': "export { readFileSync } from 'node:fs'\n",
  'core/kit/src/plantedList.ts': "import '@airshed/plugins'\n",
  'screens/home/src/plantedList.ts': "import '@airshed/plugins/manifests'\n",
  'app/src/plantedPlugin.ts': "import '@airshed/widget-chart'\n",
  'tests/suites/plantedPlugin.ts': "import '@airshed/screen-home/manifest'\n",
  'server/src/planted.ts': "import '@airshed/plugins'\n",
  'server/src/plantedPlugin.ts': "import '@airshed/widget-chart/manifest'\n",
  'server/src/plantedDom.ts': 'export const title = () => document.title\n',
  'core/domain/src/plantedPlugin.ts': "import '@airshed/widget-chart/manifest'\n",
  'core/domain/src/plantedDom.ts': 'export const width = () => window.innerWidth\n',
  'core/domain/src/plantedNode.ts': 'export const home = () => process.env.HOME\n',
  'core/domain/src/plantedA.ts': "import { b } from './plantedB.ts'\nexport const a = () => b()\n",
  'core/domain/src/plantedB.ts':
    "import { a } from './plantedA.ts'\nexport const b = (): unknown => a\n",
  'screens/home/src/plantedPage.ts':
    "import { part } from './plantedPart.ts'\nexport type Page = { id: string }\nexport const page = () => part({ id: '1' })\n",
  'screens/home/src/plantedPart.ts':
    "import type { Page } from './plantedPage.ts'\nexport const part = (page: Page) => page.id\n",
  'server/src/fleet/plantedJobs.ts':
    "import { step } from './plantedStep.ts'\nexport type Order = { id: string }\nexport const work = () => step({ id: '1' })\n",
  'server/src/fleet/plantedStep.ts':
    "import type { Order } from './plantedJobs.ts'\nexport const step = (order: Order) => order.id\n",
  'core/domain/src/plantedUnused.ts': 'export const unused = 1\n',
}
type Planted = keyof typeof PLANTED

let tree: PlantedTree
beforeAll(() => {
  tree = createPlantedTree()
  for (const [path, text] of Object.entries(PLANTED)) tree.plant(path, text)
  // Someone declares a sibling that was refused; someone else left a stale declaration behind.
  tree.declare('widgets/chart', '@airshed/widget-node')
  tree.declare('widgets/chart', '@airshed/console-kit')
  tree.declare('widgets/map', 'luxon')
  // The list read by the server imports a plugin with its component.
  const list = 'plugins/src/manifests.ts'
  tree.plant(list, tree.read(list).replace('widget-text/manifest', 'widget-text'))
  // Use of a hoisted package is only detected in a file that is itself used.
  tree.plant(
    'widgets/heatmap/src/migrations.ts',
    "export { satisfies as migrations } from 'semver'\n",
  )
})
afterAll(() => tree.remove())

/** The lines of a tool's output about a planted file. */
function linesAbout(output: string, path: Planted): string {
  return output
    .split('\n')
    .filter((line) => line.includes(path))
    .join('\n')
}

describe('the linter', () => {
  interface Finding {
    message: string
    code: string
    filename: string
    help?: string
  }
  let findings: Finding[]
  beforeAll(async () => {
    const { exitCode, output } = await tree.run('oxlint', '--deny-warnings', '--format', 'json')
    expect(exitCode).not.toBe(0)
    findings = (JSON.parse(output.slice(output.indexOf('{'))) as { diagnostics: Finding[] })
      .diagnostics
  })

  it.each<[string, Planted | 'plugins/src/manifests.ts', string]>([
    [
      'a widget that imports a sibling',
      'widgets/chart/src/plantedSibling.ts',
      'A plugin never imports a plugin',
    ],
    [
      'a widget that goes round the kit',
      'widgets/chart/src/plantedRoundTheKit.ts',
      'A plugin imports from @airshed/kit',
    ],
    [
      'a widget that takes the host of widgets',
      'widgets/chart/src/plantedHost.ts',
      'A plugin imports from @airshed/kit',
    ],
    [
      'a widget that takes what is for the host',
      'widgets/chart/src/plantedProvider.ts',
      'A plugin imports from @airshed/kit',
    ],
    [
      'a widget that takes what is for screens of the console',
      'widgets/chart/src/plantedConsoleKit.ts',
      'Only screens of the console import @airshed/console-kit',
    ],
    [
      'a screen that goes round its two kits',
      'screens/home/src/planted.ts',
      'A screen imports from @airshed/kit and @airshed/console-kit',
    ],
    [
      'a kit of authors that knows what stands above it',
      'core/kit/src/planted.ts',
      'stand above the rest of core',
    ],
    [
      'a host that knows the kit of the console',
      'core/host/src/planted.ts',
      'The kit of the console is for screens and the app',
    ],
    [
      'a relative path out of the package',
      'widgets/chart/src/plantedRelativePath.ts',
      'A relative path leaves its package',
    ],
    ['node’s own modules in browser code', 'widgets/chart/src/plantedNode.ts', 'no-nodejs-modules'],
    [
      'core that knows the list of plugins',
      'core/kit/src/plantedList.ts',
      'Core never knows a plugin',
    ],
    [
      'a screen that knows the list of plugins',
      'screens/home/src/plantedList.ts',
      'A plugin never imports the list of plugins',
    ],
    [
      'a console that names a plugin of its own',
      'app/src/plantedPlugin.ts',
      'plugins/ is the only list of built-in plugins',
    ],
    [
      'a test that names a plugin of its own',
      'tests/suites/plantedPlugin.ts',
      'plugins/ is the only list of built-in plugins',
    ],
    [
      'a server that imports components',
      'server/src/planted.ts',
      'Import @airshed/plugins/manifests',
    ],
    [
      'a server that names a plugin of its own',
      'server/src/plantedPlugin.ts',
      'Import @airshed/plugins/manifests',
    ],
    [
      'a list for the server that takes a component',
      'plugins/src/manifests.ts',
      'Import @airshed/…/manifest',
    ],
    ['core that knows a plugin', 'core/domain/src/plantedPlugin.ts', 'Core never knows a plugin'],
    ['an import cycle', 'core/domain/src/plantedA.ts', 'no-cycle'],
    ['a cycle that only types close', 'screens/home/src/plantedPart.ts', 'no-cycle'],
    ['a cycle of types in the server', 'server/src/fleet/plantedStep.ts', 'no-cycle'],
  ])('catches %s, and names the cure', (_name, path, words) => {
    const said = findings
      .filter(({ filename }) => filename.endsWith(path))
      .map(({ message, code, help = '' }) => `${code}: ${message} ${help}`)
    expect(said.join('\n')).toContain(words)
  })

  it('reports nothing outside the planted files', () => {
    const elsewhere = findings.filter(
      ({ filename }) =>
        !/\/planted\w*\.ts$|(heatmap\/src\/migrations|plugins\/src\/manifests)\.ts$/.test(filename),
    )
    expect(elsewhere).toEqual([])
  })
})

describe('the layers of packages', () => {
  it('catch a sibling and a kit that are declared', async () => {
    const { exitCode, output } = await tree.run('node', 'tests/layers/check.ts')
    expect(exitCode).not.toBe(0)
    expect(output.trim().split('\n')).toEqual([
      expect.stringContaining('widgets/chart/package.json: expected packages of schemas, core'),
      expect.stringContaining('got @airshed/console-kit of console kit'),
    ])
    expect(output).toContain('got @airshed/widget-node of plugins')
  })
})

describe('turbo boundaries', () => {
  let output: string
  beforeAll(async () => {
    const result = await tree.run('turbo', 'boundaries')
    expect(result.exitCode).not.toBe(0)
    output = result.output
  })

  it.each<[string, Planted]>([
    ['a relative path out of the package', 'widgets/chart/src/plantedRelativePath.ts'],
    ['a package that is hoisted but not declared', 'widgets/chart/src/plantedHoisted.ts'],
  ])('turbo boundaries catches %s', (_name, path) => {
    expect(linesAbout(output, path)).not.toBe('')
  })
})

describe('knip', () => {
  let output: string
  beforeAll(async () => {
    const result = await tree.run('knip')
    expect(result.exitCode).not.toBe(0)
    output = result.output
  })

  it('catches a file that nobody uses', () => {
    expect(linesAbout(output, 'core/domain/src/plantedUnused.ts')).not.toBe('')
  })
  it.each([
    ['a package that is hoisted but not declared', 'semver', 'widgets/heatmap/src/migrations.ts'],
    ['a dependency that nobody uses', 'luxon', 'widgets/map/package.json'],
  ])('knip catches %s', (_name, dependency, path) => {
    const lines = output.split('\n').filter((line) => line.includes(path))
    expect(lines.some((line) => line.includes(dependency))).toBe(true)
  })
})

describe('the compiler', () => {
  const compiled = async (project: string): Promise<string> => {
    const { exitCode, output } = await tree.run('tsc', '--noEmit', '-p', project)
    expect(exitCode).not.toBe(0)
    return output
  }
  /** Compiles with a room's settings: rooms.test.ts checks which files are in it. */
  const compiledAsIn = (room: string, ...files: Planted[]): Promise<string> => {
    const project = `planted.${room}`
    tree.plant(project, JSON.stringify({ extends: `./${room}`, files, include: [] }))
    return compiled(project)
  }

  it('refuses hidden exports of a package, and Node, in browser code', async () => {
    const output = await compiled('tsconfig.browser.json')
    expect(linesAbout(output, 'widgets/chart/src/plantedDeepImport.ts')).toContain(
      '@airshed/kit/src/define.ts',
    )
    // The console's libraries ask for Node's types; its own code must not get them.
    for (const path of ['widgets/chart/src/plantedNode.ts', 'app/src/plantedNode.ts'] as const) {
      expect(linesAbout(output, path)).toContain('node:fs')
    }
  })

  it('refuses the DOM and Node in pure code', async () => {
    const output = await compiledAsIn(
      'tsconfig.pure.json',
      'core/domain/src/plantedDom.ts',
      'core/domain/src/plantedNode.ts',
    )
    expect(linesAbout(output, 'core/domain/src/plantedDom.ts')).toContain("'window'")
    expect(linesAbout(output, 'core/domain/src/plantedNode.ts')).toContain("'process'")
  })

  it('refuses the DOM in Node code', async () => {
    const output = await compiledAsIn('tsconfig.node.json', 'server/src/plantedDom.ts')
    expect(linesAbout(output, 'server/src/plantedDom.ts')).toContain("'document'")
  })
})
