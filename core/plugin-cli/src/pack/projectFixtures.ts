import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { finding, thrownText, type Finding } from '../findings/finding.ts'

/** Path from the project's folder (`fixtures/configs/usual.json`) → contents of the file. */
export type Fixtures = ReadonlyMap<string, unknown>

/** Reads every JSON file below `fixtures`, sorted by path; none when the folder is missing. */
export async function readFixtures(
  folder: string,
): Promise<{ fixtures: Fixtures; findings: Finding[] }> {
  const entries = await readdir(join(folder, 'fixtures'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
  const fixtures = new Map<string, unknown>()
  const findings: Finding[] = []
  for (const path of paths) {
    try {
      fixtures.set(path, JSON.parse(await readFile(join(folder, path), 'utf8')))
    } catch (error) {
      findings.push(finding('FIXTURE_UNREADABLE', path, { got: thrownText(error) }))
    }
  }
  return { fixtures, findings }
}
