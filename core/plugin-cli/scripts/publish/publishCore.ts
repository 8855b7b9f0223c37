import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CORE_PACKAGES } from '../corePackages.ts'
import { SLIM_ICONS } from '../slimIcons.ts'
import { tarballName } from '../tarballName.ts'

interface Published {
  readonly name: string
  readonly version: string
}

export interface PublishOptions {
  /** Folder of the project. */
  root: string
  /** Passed on to `npm publish`: `--dry-run`, `--otp 123456`, `--tag next`. */
  options: readonly string[]
  /** Called with each line of progress. */
  say(line: string): void
}

const read = (place: string): Published => JSON.parse(readFileSync(place, 'utf8')) as Published

/** The packages to publish, in order: the dependencies of a package come before it. */
function packagesToPublish(root: string): Published[] {
  const icons = createRequire(join(root, 'core/ui/package.json')).resolve(
    '@blueprintjs/icons/package.json',
  )
  const own = CORE_PACKAGES.map(({ folder }) => read(join(root, folder, 'package.json')))
  return [{ name: SLIM_ICONS, version: read(icons).version }, ...own]
}

/**
 * Publishes the tarballs of `npm run pack:core` to npm's configured registry, one after the other.
 * Versions that are already published are skipped, so an interrupted run can be repeated.
 *
 * @returns whether all of them are published now
 * @throws {Error} if a tarball is missing; nothing is published then
 */
export function publishCore({ root, options, say }: PublishOptions): boolean {
  const wanted = packagesToPublish(root).map(({ name, version }) => ({
    id: `${name}@${version}`,
    // Without the dot, npm would interpret it as a repository.
    file: `./dist-packages/${tarballName({ name, version })}`,
  }))
  const missing = wanted.filter(({ file }) => !existsSync(join(root, file)))
  if (missing.length > 0) {
    const files = missing.map(({ file }) => file).join(', ')
    throw new Error(`${files}: expected the tarballs of this version. Run npm run pack:core`)
  }
  for (const { id, file } of wanted) {
    const known = spawnSync('npm', ['view', id, 'version'], { cwd: root, encoding: 'utf8' })
    if (known.status === 0 && known.stdout.trim() !== '') {
      say(`${id} is there already`)
      continue
    }
    const words = ['publish', file, '--access', 'public', ...options]
    const { status } = spawnSync('npm', words, { cwd: root, stdio: 'inherit' })
    if (status !== 0) {
      say(`${id} was not published: see above. Run it again to go on from here`)
      return false
    }
    say(`published ${id}`)
  }
  return true
}
