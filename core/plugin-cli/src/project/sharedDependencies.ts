import { realpathSync } from 'node:fs'
import { join } from 'node:path'

const REACT = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
]
const KIT = [
  '@airshed/kit',
  '@airshed/kit/define',
  '@airshed/kit/forms',
  '@airshed/kit/panes',
  '@airshed/host/frame-development',
]

/** Whether the core packages are linked from this project's own folders, as sources. */
function isLinked(folder: string): boolean {
  try {
    const place = realpathSync(join(folder, 'node_modules/@airshed/kit'))
    return !place.includes(`node_modules`)
  } catch {
    // Found in a parent folder, where workspaces are linked.
    return true
  }
}

/**
 * The dependencies that Vite prepares before the first page: discovering one later would reload the
 * page midway. Linked core packages are served as they are, so that changes to them take effect.
 *
 * @param folder of the plugin
 * @param further additional entries in use
 */
export function preparedModules(folder: string, further: readonly string[] = []): string[] {
  if (isLinked(folder)) return REACT
  return [...REACT, ...KIT, ...further]
}
