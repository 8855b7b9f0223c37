import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The folder of the package that contains this program: `@airshed/plugin-cli`, or
 * `create-airshed-plugin`, which has the same version and templates.
 */
export function ownFolder(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}
