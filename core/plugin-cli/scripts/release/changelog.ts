import { ReleaseError } from './releaseError.ts'

/**
 * The section of a version in the changelog, without its heading.
 *
 * @throws ReleaseError when the section is missing, has no date, or is empty
 */
export function notesOf(changelog: string, version: string): string {
  const [, ...sections] = changelog.split(/^## /m)
  const section = sections.find((text) => text.startsWith(`[${version}]`))
  if (section === undefined) {
    throw new ReleaseError(
      `CHANGELOG.md: expected a section "## [${version}] - <date>", got ${headings(sections)}. Move what is under "Unreleased" there`,
    )
  }
  const [heading = '', ...lines] = section.split('\n')
  if (!/^\[[^\]]+\] - \d{4}-\d{2}-\d{2}$/.test(heading)) {
    throw new ReleaseError(
      `CHANGELOG.md: expected "## [${version}] - <date as 2026-03-02>", got "## ${heading}"`,
    )
  }
  const notes = lines.join('\n').trim()
  if (notes !== '') return notes
  throw new ReleaseError(`CHANGELOG.md: expected what changed in ${version}, got an empty section`)
}

const headings = (sections: readonly string[]): string =>
  sections.map((text) => text.split('\n')[0]).join(', ') || 'no section'
