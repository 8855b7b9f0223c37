import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Formats files as `npm run check` expects them: names of different lengths wrap lines differently.
 *
 * @param paths from the root
 */
export async function formatFiles(root: string, paths: readonly string[]): Promise<void> {
  const oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt')
  await promisify(execFile)(process.execPath, [oxfmt, ...paths], { cwd: root })
}
