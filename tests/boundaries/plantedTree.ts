import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { ROOT, run, type CommandResult } from '../suites/command.ts'

const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'dist-packages',
  '.git',
  '.turbo',
  'storybook-static',
  'pictures',
])
/** Data folders of a server that runs here; `core/data` is code. */
const LEFT_OUT_AT_TOP = new Set(['data', 'dashboards'])

/** A copy of the project in which violations are planted without touching the real one. */
export interface PlantedTree {
  /** Writes a file; path relative to the root. */
  plant(path: string, text: string): void
  /** Reads a file; path relative to the root. */
  read(path: string): string
  /** Adds a dependency to a package, as someone would to silence a guard. */
  declare(packageFolder: string, dependency: string): void
  /** Runs one of the project's tools in the copy. */
  run(command: string, ...args: string[]): Promise<CommandResult>
  remove(): void
}

export function createPlantedTree(): PlantedTree {
  const folder = mkdtempSync(join(tmpdir(), 'airshed-boundaries-'))
  for (const name of readdirSync(ROOT)) {
    if (LEFT_OUT.has(name) || LEFT_OUT_AT_TOP.has(name)) continue
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(basename(source)),
    })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return {
    plant(path, text) {
      const full = join(folder, path)
      mkdirSync(dirname(full), { recursive: true })
      writeFileSync(full, text)
    },
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    declare(packageFolder, dependency) {
      const full = join(folder, packageFolder, 'package.json')
      const manifest = JSON.parse(readFileSync(full, 'utf8')) as {
        dependencies?: Record<string, string>
      }
      manifest.dependencies = { ...manifest.dependencies, [dependency]: '*' }
      writeFileSync(full, JSON.stringify(manifest))
    },
    run: (command, ...args) => run(command, args, { cwd: folder }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
