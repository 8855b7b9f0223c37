import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notesOf } from './changelog.ts'
import { checkNextVersion } from './nextVersion.ts'
import { ReleaseError } from './releaseError.ts'
import { currentVersion, versionEdits, type Edit } from './versionFiles.ts'

export interface ReleaseOptions {
  /** Folder of the project. */
  root: string
  /** `1.4.0` */
  version: string
  /** Only print what would be done. */
  isDryRun: boolean
  /** Called with each line of progress. */
  say(line: string): void
}

/**
 * Makes a release: sets the version of the packages that authors use, checks the project, packs the
 * tarballs, commits and tags. It publishes nothing.
 *
 * @throws ReleaseError when it cannot be made; the files are then unchanged
 */
export function makeRelease({ root, version, isDryRun, say }: ReleaseOptions): void {
  const tag = `v${version}`
  const from = currentVersion(root)
  checkNextVersion(from, version)
  const notes = notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)
  checkTree(root, tag)
  const edits = versionEdits(root, version)
  const steps: readonly [words: string, step: () => void][] = [
    [
      `set ${from} to ${version} in ${edits.map(({ path }) => path).join(', ')}`,
      () => write(root, edits),
    ],
    ['npm run check', () => npm(root, 'check')],
    ['npm run pack:core', () => npm(root, 'pack:core')],
    [`commit "release: ${version}"`, () => commit(root, version, edits)],
    [
      `tag ${tag}`,
      () =>
        void git(
          root,
          'tag',
          '--annotate',
          tag,
          '--cleanup=verbatim',
          '--message',
          `Airshed ${version}\n\n${notes}`,
        ),
    ],
  ]
  if (isDryRun) {
    for (const [words] of steps) say(`would ${words}`)
    return
  }
  const head = git(root, 'rev-parse', 'HEAD')
  try {
    for (const [words, step] of steps) {
      say(words)
      step()
    }
  } catch (error) {
    undo(root, head, edits)
    throw error
  }
  say(`Done. Look at it, then: git push origin HEAD ${tag}`)
  say('Then publish the tarballs in dist-packages: npm run publish:core')
}

function checkTree(root: string, tag: string): void {
  const changes = git(root, 'status', '--porcelain')
  if (changes !== '') {
    throw new ReleaseError(`Expected a clean tree, got changes. Commit them first:\n${changes}`)
  }
  if (git(root, 'tag', '--list', tag) !== '') {
    throw new ReleaseError(`The tag ${tag} is there already. A released version never changes`)
  }
}

function write(root: string, edits: readonly Edit[]): void {
  for (const { path, after } of edits) writeFileSync(join(root, path), after)
}

function commit(root: string, version: string, edits: readonly Edit[]): void {
  git(root, 'add', '--', ...edits.map(({ path }) => path))
  git(root, 'commit', '--quiet', '--message', `release: ${version}`)
}

/** If tagging fails, the commit is undone too: a partial release would look like a complete one. */
function undo(root: string, head: string, edits: readonly Edit[]): void {
  git(root, 'reset', '--quiet', '--soft', head)
  git(root, 'reset', '--quiet')
  for (const { path, before } of edits) writeFileSync(join(root, path), before)
}

function npm(root: string, script: string): void {
  try {
    execFileSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' })
  } catch {
    throw new ReleaseError(`npm run ${script} failed: see above. Nothing was released`)
  }
}

function git(root: string, ...words: string[]): string {
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trimEnd()
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new ReleaseError(`git ${words[0]} failed: ${stderr ?? String(error)}`)
  }
}
