import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_PACKAGES } from '../corePackages.ts'

/** A file with its new text. */
export interface Edit {
  /** From the root of the project. */
  readonly path: string
  readonly before: string
  readonly after: string
}

interface Lock {
  version: string
  packages: Record<string, { version?: string }>
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The project's current version. */
export function currentVersion(root: string): string {
  const text = readFileSync(join(root, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/**
 * The changes that set the version of the project and of the packages that authors use: their
 * manifests and the lock file. They share one version; built-in-only packages keep their own.
 */
export function versionEdits(root: string, version: string): Edit[] {
  const folders = ['', ...CORE_PACKAGES.map(({ folder }) => folder)]
  const edit = (path: string, change: (text: string) => string): Edit => {
    const before = readFileSync(join(root, path), 'utf8')
    return { path, before, after: change(before) }
  }
  const manifests = folders.map((folder) =>
    edit(join(folder, 'package.json'), (text) =>
      json({ ...(JSON.parse(text) as object), version }),
    ),
  )
  const lock = edit('package-lock.json', (text) => {
    const parsed = JSON.parse(text) as Lock
    const packages = { ...parsed.packages }
    for (const folder of folders) packages[folder] = { ...packages[folder], version }
    return json({ ...parsed, version, packages })
  })
  return [...manifests, lock].filter(({ before, after }) => before !== after)
}
