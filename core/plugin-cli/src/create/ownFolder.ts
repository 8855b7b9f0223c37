import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The folder of the package that this program came in: `@airshed/plugin-cli`, or
 * `create-airshed-plugin`, which has its version and its templates.
 */
export function ownFolder(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}
