import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CORE_PACKAGES } from '../corePackages.ts'
import { notesOf } from './changelog.ts'
import { checkNextVersion } from './nextVersion.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const NEXT = '99.1.0'
const SECTION = `## [${NEXT}] - 2026-03-02\n\n### Added\n\n- Harbours.\n`
const PERSON = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
}
const env = { ...process.env, ...PERSON }

let place: string
let clone: string
let start: string
const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: clone, env, encoding: 'utf8' }).trim()
const read = (path: string): string => readFileSync(join(clone, path), 'utf8')
const readJson = <Shape>(path: string): Shape => JSON.parse(read(path)) as Shape
const commit = (path: string, text: string): void => {
  writeFileSync(join(clone, path), text)
  git('commit', '--quiet', '--all', '--message', `change ${path}`)
}
/** Replaces a script of the project that takes minutes. */
const standIn = (script: 'check' | 'pack:core', command: string): void => {
  const manifest = readJson<{ scripts: Record<string, string> }>('package.json')
  const scripts = { ...manifest.scripts, [script]: command }
  commit('package.json', `${JSON.stringify({ ...manifest, scripts }, null, 2)}\n`)
}
const writeSection = (section: string): void =>
  commit('CHANGELOG.md', read('CHANGELOG.md').replace(/^(?=## \[\d)/m, `${section}\n`))
const release = (...words: string[]) => {
  const cli = join(clone, 'core/plugin-cli/scripts/release/cli.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words], {
    cwd: clone,
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout, refused: stderr }
}
const state = () => [git('rev-parse', 'HEAD'), git('tag'), git('status', '--porcelain')]

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'airshed-release-'))
  clone = join(place, 'airshed')
  execFileSync('git', ['clone', '--quiet', '--shared', ROOT, clone], { env })
  start = git('rev-parse', 'HEAD')
})
beforeEach(() => {
  git('reset', '--quiet', '--hard', start)
  for (const tag of git('tag', '--list').split('\n').filter(Boolean)) git('tag', '--delete', tag)
  standIn('check', 'node -e 0')
  standIn('pack:core', 'node -e 0')
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('npm run release', () => {
  it('sets the version of the project and of the packages for authors, commits and tags', () => {
    writeSection(SECTION)
    const { status, said, refused } = release(NEXT)
    expect([status, refused]).toEqual([0, ''])
    expect(said).toContain(`git push origin HEAD v${NEXT}`)
    const lock = readJson<{ version: string; packages: Record<string, { version: string }> }>(
      'package-lock.json',
    )
    expect(lock.version).toBe(NEXT)
    for (const folder of ['.', ...CORE_PACKAGES.map((one) => one.folder)]) {
      expect(readJson<{ version: string }>(join(folder, 'package.json')).version).toBe(NEXT)
      expect(lock.packages[folder === '.' ? '' : folder]?.version).toBe(NEXT)
    }
    expect(readJson<{ version: string }>('app/package.json').version).not.toBe(NEXT)
    expect(git('status', '--porcelain')).toBe('')
    expect(git('log', '-1', '--format=%s')).toBe(`release: ${NEXT}`)
    expect(git('rev-parse', `v${NEXT}^{commit}`)).toBe(git('rev-parse', 'HEAD'))
    expect(git('tag', '--list', '--format=%(contents)', `v${NEXT}`)).toBe(
      `Airshed ${NEXT}\n\n### Added\n\n- Harbours.`,
    )
    expect(release(NEXT).refused).toContain(`Expected a version after ${NEXT}, got ${NEXT}`)
  })

  it('changes only the lines of versions', () => {
    writeSection(SECTION)
    expect(release(NEXT).status).toBe(0)
    const changed = git('diff', '--unified=0', 'HEAD~1', 'HEAD')
      .split('\n')
      .filter((line) => /^[+-](?![+-])/.test(line))
    expect(changed.filter((line) => !/^[+-]\s+"version": "[\d.]+",$/.test(line))).toEqual([])
  })

  it('says what it would do, and does nothing, in a dry run', () => {
    writeSection(SECTION)
    standIn('check', 'node -e "process.exit(1)"')
    const before = state()
    const { status, said } = release(NEXT, '--dry-run')
    expect(status).toBe(0)
    expect(said).toMatch(
      /^would set .* to 99\.1\.0 in package\.json, schemas\/entities\/package\.json/,
    )
    expect(said).toContain(
      `\nwould npm run check\nwould npm run pack:core\nwould commit "release: ${NEXT}"\nwould tag v${NEXT}\n`,
    )
    expect(state()).toEqual(before)
  })

  it.each(['check', 'pack:core'] as const)('restores everything where %s fails', (script) => {
    writeSection(SECTION)
    standIn(script, 'node -e "process.exit(1)"')
    const before = state()
    const { status, refused } = release(NEXT)
    expect(status).toBe(1)
    expect(refused).toContain(`npm run ${script} failed`)
    expect(state()).toEqual(before)
  })

  it('restores everything where the tag exists already or cannot be made', () => {
    writeSection(SECTION)
    git('tag', `v${NEXT}`)
    expect(release(NEXT).refused).toContain(`The tag v${NEXT} is there already`)
    git('tag', '--delete', `v${NEXT}`)
    // A folder blocks the path of git's tag.
    git('update-ref', `refs/tags/v${NEXT}/taken`, 'HEAD')
    const before = state()
    expect(release(NEXT).refused).toContain('git tag failed')
    expect(state()).toEqual(before)
    git('update-ref', '-d', `refs/tags/v${NEXT}/taken`)
  })

  it('requires a clean tree', () => {
    writeSection(SECTION)
    writeFileSync(join(clone, 'stray.txt'), '')
    expect(release(NEXT).refused).toContain('Expected a clean tree, got changes.')
    rmSync(join(clone, 'stray.txt'))
  })

  it('requires a section in the changelog', () => {
    expect(release(NEXT).refused).toContain(
      `CHANGELOG.md: expected a section "## [${NEXT}] - <date>", got [Unreleased]`,
    )
  })

  it.each([[[]], [['1.0.0', '2.0.0']], [['1.0.0', '--force']]])(
    'explains its usage for %j',
    (words) => {
      const { status, refused } = release(...words)
      expect(status).toBe(1)
      expect(refused).toContain('npm run release -- <version> [--dry-run]')
    },
  )
})

describe('the next version', () => {
  it.each([
    ['0.1.0', '0.1.1'],
    ['0.1.9', '0.1.10'],
    ['0.9.9', '1.0.0'],
  ])('accepts after %s the version %s', (current, next) => {
    expect(() => checkNextVersion(current, next)).not.toThrow()
  })

  it.each(['0.2.0', '0.1.9', 'v0.3.0', '0.3', '00.3.0', '0.3.0-rc.1', ''])(
    'refuses after 0.2.0 the version %j',
    (next) => {
      expect(() => checkNextVersion('0.2.0', next)).toThrow(/^Expected a version /)
    },
  )
})

describe('the release notes of a version', () => {
  it('takes the notes from the section of the version', () => {
    const text = `# Changelog\n\n## [Unreleased]\n\n- later\n\n${SECTION}\n## [0.1.0] - 2026-01-01\n\n- first\n`
    expect(notesOf(text, NEXT)).toBe('### Added\n\n- Harbours.')
    expect(notesOf(text, '0.1.0')).toBe('- first')
  })

  it.each([
    ['has no date', `## [${NEXT}]\n\n- x\n`, 'expected "## [99.1.0] - <date as 2026-03-02>"'],
    ['is empty', `## [${NEXT}] - 2026-03-02\n\n## [0.1.0] - 2026-01-01\n`, 'got an empty section'],
    ['is another one', '## [99.1.01] - 2026-03-02\n\n- x\n', 'expected a section'],
  ])('refuses release notes where the section %s', (_name, text, reported) => {
    expect(() => notesOf(text, NEXT)).toThrow(reported)
  })
})
