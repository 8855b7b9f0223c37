import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { ROOT, run, type CommandResult } from '../suites/command.ts'

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.turbo', 'data', 'storybook-static'])
const TOP = [
  'core',
  'schemas',
  'widgets',
  'screens',
  'app',
  'server',
  'stories',
  'tests',
  'docs',
  'package.json',
  'package-lock.json',
  'turbo.json',
  'knip.json',
  '.oxlintrc.json',
  'tsconfig.base.json',
  'tsconfig.pure.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
  'tsconfig.tests.json',
  'vitest.config.ts',
]

/** A copy of the project in which a violation can be planted without touching the real one. */
export interface PlantedTree {
  /** Writes a file, by its path from the root. */
  plant(path: string, text: string): void
  /** Adds a dependency to a package, as somebody would who wants a guard to be quiet. */
  declare(packageFolder: string, dependency: string): void
  /** Runs one of the project's tools in the copy. */
  run(command: string, ...args: string[]): Promise<CommandResult>
  /** Takes back what was planted. */
  clean(): void
  remove(): void
}

export function createPlantedTree(): PlantedTree {
  const folder = mkdtempSync(join(tmpdir(), 'airshed-boundaries-'))
  for (const name of TOP) {
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(basename(source)) || source.endsWith(join('core', 'data')),
    })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const undo: (() => void)[] = []
  return {
    plant(path, text) {
      const full = join(folder, path)
      mkdirSync(dirname(full), { recursive: true })
      writeFileSync(full, text)
      undo.push(() => rmSync(full))
    },
    declare(packageFolder, dependency) {
      const full = join(folder, packageFolder, 'package.json')
      const before = readFileSync(full, 'utf8')
      const manifest = JSON.parse(before) as { dependencies?: Record<string, string> }
      manifest.dependencies = { ...manifest.dependencies, [dependency]: '*' }
      writeFileSync(full, JSON.stringify(manifest))
      undo.push(() => writeFileSync(full, before))
    },
    run: (command, ...args) => run(command, args, { cwd: folder }),
    clean: () => undo.splice(0).forEach((step) => step()),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
