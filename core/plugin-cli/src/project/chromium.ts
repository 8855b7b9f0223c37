import { existsSync } from 'node:fs'

/** Chromium of this machine: `CHROMIUM_PATH`, else that of the system; else Playwright's own. */
export function chromiumPath(
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return [env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}

/** Switches for rendering that is the same everywhere, and no network requests. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]
