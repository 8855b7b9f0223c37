import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPlantedTree, type PlantedTree } from './plantedTree.ts'

// Each guard is seen red once: a violation is planted in a copy of the project, and the tool that
// should catch it must fail and name it.

let tree: PlantedTree
beforeAll(() => {
  tree = createPlantedTree()
})
afterEach(() => tree.clean())
afterAll(() => tree.remove())

const FILE = 'widgets/chart/src/planted.ts'

const shortened = (output: string): string => output.slice(0, 4000)

async function expectRed(tool: [string, ...string[]], ...words: string[]) {
  const { exitCode, output } = await tree.run(...tool)
  expect(exitCode, shortened(output)).not.toBe(0)
  for (const word of words) expect(output).toContain(word)
}

const oxlint: [string, ...string[]] = ['oxlint', '--deny-warnings']
const boundaries: [string, ...string[]] = ['turbo', 'boundaries']
const knip: [string, ...string[]] = ['knip']
const tsc = (folder: string): [string, ...string[]] => ['tsc', '--noEmit', '-p', folder]

describe('without a violation', () => {
  it.each([
    ['oxlint', oxlint],
    ['turbo boundaries', boundaries],
    ['knip', knip],
    ['tsc', tsc('widgets/chart')],
  ])('%s is green', async (_name, tool) => {
    const { exitCode, output } = await tree.run(...tool)
    expect(exitCode, shortened(output)).toBe(0)
  })
})

describe('a widget that imports a sibling widget', () => {
  const plant = () => tree.plant(FILE, "import '@airshed/widget-node'\n")

  it('is caught by the linter, which names the cure', async () => {
    plant()
    await expectRed(oxlint, 'A plugin never imports a plugin')
  })

  it('is caught by its tag even when the dependency is declared', async () => {
    plant()
    tree.declare('widgets/chart', '@airshed/widget-node')
    await expectRed(boundaries, '@airshed/widget-node')
  })
})

describe('a widget that goes round the kit', () => {
  it('is caught by the linter', async () => {
    tree.plant(FILE, "import '@airshed/data'\n")
    await expectRed(oxlint, 'A plugin imports from @airshed/kit')
  })
})

describe('an import past the exports of a package', () => {
  it('does not compile', async () => {
    tree.plant(FILE, "import '@airshed/kit/src/define.ts'\n")
    await expectRed(tsc('widgets/chart'), 'planted.ts')
  })
})

describe('a relative path out of the package', () => {
  const plant = () => tree.plant(FILE, "export { manifest } from '../../node/src/manifest.ts'\n")

  it('is caught by the linter', async () => {
    plant()
    await expectRed(oxlint, 'A relative path leaves its package')
  })

  it('is caught by turbo boundaries', async () => {
    plant()
    await expectRed(boundaries, 'planted.ts')
  })
})

describe('an npm package that is hoisted but not declared', () => {
  const plant = () => tree.plant(FILE, "export { satisfies } from 'semver'\n")

  it('is caught by turbo boundaries', async () => {
    plant()
    await expectRed(boundaries, 'semver')
  })

  it('is caught by knip', async () => {
    plant()
    tree.plant(
      'widgets/chart/src/migrations.ts',
      "export { satisfies as migrations } from 'semver'\n",
    )
    await expectRed(knip, 'semver')
  })
})

describe('node’s own modules in browser code', () => {
  const plant = () =>
    tree.plant(FILE, "import { readFileSync } from 'node:fs'\nexport const read = readFileSync\n")

  it('do not compile', async () => {
    plant()
    await expectRed(tsc('widgets/chart'), 'node:fs')
  })

  it('are caught by the linter', async () => {
    plant()
    await expectRed(oxlint, 'no-nodejs-modules')
  })
})

describe('a server that imports a whole plugin', () => {
  it('is caught by the linter, which names the entry to use', async () => {
    tree.plant('server/src/planted.ts', "import '@airshed/widget-chart'\n")
    await expectRed(oxlint, 'Import @airshed/…/manifest')
  })
})

describe('core that knows a plugin', () => {
  it('is caught by the linter', async () => {
    tree.plant('core/domain/src/planted.ts', "import '@airshed/widget-chart/manifest'\n")
    await expectRed(oxlint, 'Core never knows a plugin')
  })
})

describe('an import cycle', () => {
  it('is caught by the linter', async () => {
    tree.plant(
      'core/domain/src/plantedA.ts',
      "import { b } from './plantedB.ts'\nexport const a = () => b()\n",
    )
    tree.plant(
      'core/domain/src/plantedB.ts',
      "import { a } from './plantedA.ts'\nexport const b = (): unknown => a\n",
    )
    await expectRed(oxlint, 'no-cycle')
  })
})

describe('what nobody uses', () => {
  it.each([['a file', 'core/domain/src/planted.ts', 'export const unused = 1\n', 'planted.ts']])(
    '%s is caught by knip',
    async (_name, path, text, word) => {
      tree.plant(path, text)
      await expectRed(knip, word)
    },
  )

  it('a dependency is caught by knip', async () => {
    tree.declare('widgets/chart', 'luxon')
    await expectRed(knip, 'luxon')
  })
})
