import { join, resolve } from 'node:path'
import type { CommandIo } from '../cli/command.ts'

/** Environment variable with the path of the author’s private key, as build servers need it. */
export const KEY_VARIABLE = 'AIRSHED_PLUGIN_KEY'

/** The location of an author's private key. */
export interface KeyPlace {
  /** Absolute. */
  readonly path: string
  /** Whether the environment names it: then it must exist. */
  readonly isNamed: boolean
}

/**
 * The location of the author's private key: the path in {@link KEY_VARIABLE}, else a file in the
 * author's own settings; null if there is no home folder.
 */
export function keyPlace({ env, folder }: Pick<CommandIo, 'env' | 'folder'>): KeyPlace | null {
  const named = env[KEY_VARIABLE] ?? ''
  if (named !== '') return { path: resolve(folder, named), isNamed: true }
  const home = env['HOME'] || env['USERPROFILE']
  const settings =
    env['XDG_CONFIG_HOME'] || env['APPDATA'] || (home ? join(home, '.config') : undefined)
  if (settings === undefined) return null
  return { path: resolve(settings, 'airshed', 'plugin-key.pem'), isNamed: false }
}
