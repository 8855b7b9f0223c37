import { existsSync } from 'node:fs'

/** This machine's Chromium: `CHROMIUM_PATH`, else the system's, else Playwright's own. */
export function chromiumPath(
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return [env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}

/** Switches for reproducible rendering without network requests. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]
