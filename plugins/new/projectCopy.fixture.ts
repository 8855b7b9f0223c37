import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
const MODULES = join(ROOT, 'node_modules')
/** The files the generator reads and changes, and those the tools need to check the result. */
const COPIED = [
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'app/package.json',
  'package-lock.json',
  'package.json',
  'plugins/package.json',
  'plugins/src',
  'schemas/entities/src/calls',
  'server/src/people/tokens',
  'tsconfig.base.json',
  'tsconfig.tests.json',
]

/** The part of the project that the generator needs, in a folder of its own. */
export interface ProjectCopy {
  readonly root: string
  read(path: string): string
  /** Paths of the files in the folders of the project. */
  files(): string[]
  /** Runs a tool of the project in the copy; resolves with its output, rejects if it fails. */
  run(tool: 'oxfmt' | 'oxlint' | 'tsc', ...args: string[]): Promise<string>
  remove(): void
}

export function createProjectCopy(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'airshed-new-'))
  for (const path of COPIED) {
    cpSync(join(ROOT, path), join(root, path), {
      recursive: true,
      filter: (source) => basename(source) !== 'plugins.test.ts',
    })
  }
  linkModules(root)
  const room = {
    extends: './tsconfig.tests.json',
    include: ['screens', 'widgets', 'schemas/forms'],
    exclude: [],
  }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(room))
  return {
    root,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    files: () => filesBelow(root),
    async run(tool, ...args) {
      const { stdout } = await promisify(execFile)(process.execPath, [binOf(tool), ...args], {
        cwd: root,
      }).catch((error: { stdout: string; stderr: string }) => {
        throw new Error(`${tool}: ${error.stdout}${error.stderr}`)
      })
      return stdout
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Installed packages are shared with the project; only those the generator links are the copy's own. */
function linkModules(root: string): void {
  for (const scope of ['', '@airshed']) {
    mkdirSync(join(root, 'node_modules', scope), { recursive: true })
    for (const name of readdirSync(join(MODULES, scope))) {
      if (scope === '' && name === '@airshed') continue
      symlinkSync(join(MODULES, scope, name), join(root, 'node_modules', scope, name))
    }
  }
}

function binOf(tool: string): string {
  const folder = join(MODULES, tool === 'tsc' ? 'typescript' : tool)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: Record<string, string>
  }
  return join(folder, bin[tool] ?? '')
}

/** Files below the folders of the project: walking through installed packages would take seconds. */
const filesBelow = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name !== 'node_modules' && statSync(join(root, name)).isDirectory())
    .flatMap((name) => readdirSync(join(root, name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
