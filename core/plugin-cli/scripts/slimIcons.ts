import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedFile } from './tarball.ts'

/** The files of Blueprint's icons that are needed: modules, types, and the licence. */
const READ = [
  'LICENSE',
  'README.md',
  'lib/css/*.css',
  'lib/esm/**/*.js',
  'lib/esm/**/*.d.ts',
  'next/index.d.ts',
]
/** The entry of the second variant of each icon, which Blueprint's core imports. */
const NEXT_ENTRY = 'next/package.json'

/** A separate name, as nobody else can publish under Blueprint’s; plugins install it in place of theirs. */
export const SLIM_ICONS = '@airshed/blueprint-icons'

interface IconsManifest {
  readonly name: string
  readonly version: string
  readonly module: string
  readonly [field: string]: unknown
}

/** A tarball of another project's package, without what plugins never read. */
export interface SlimPackage {
  readonly version: string
  /** Path inside the package → file. */
  readonly files: ReadonlyMap<string, PackedFile>
}

/**
 * `@blueprintjs/icons` in one format instead of three, without source maps: four of five of its files
 * are never read, and writing them takes most of the time of a plugin's `npm install`.
 *
 * @param folder of the package as npm installed it
 */
export function slimIcons(folder: string): SlimPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as IconsManifest
  const {
    main: _main,
    esnext: _esnext,
    scripts: _scripts,
    devDependencies: _dev,
    ...kept
  } = manifest
  const slim = {
    ...kept,
    name: SLIM_ICONS,
    description:
      'Blueprint’s @blueprintjs/icons with ES modules and types alone, for plugins of Airshed',
    main: manifest.module,
    publishConfig: { access: 'public' },
  }
  const files = new Map<string, PackedFile>([
    ['package.json', { bytes: Buffer.from(`${JSON.stringify(slim, null, 2)}\n`) }],
  ])
  for (const path of READ.flatMap((pattern) => globSync(pattern, { cwd: folder })).toSorted()) {
    files.set(path, { bytes: readFileSync(join(folder, path)) })
  }
  const next = JSON.parse(readFileSync(join(folder, NEXT_ENTRY), 'utf8')) as IconsManifest
  const slimNext = { ...next, main: next.module }
  files.set(NEXT_ENTRY, { bytes: Buffer.from(`${JSON.stringify(slimNext, null, 2)}\n`) })
  return { version: manifest.version, files }
}
