import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'

const SYSTEM = '/usr/bin/chromium'
const SYSTEM_HEADLESS = '/usr/bin/chromium-headless-shell'

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function isDebianRoot(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  return /^ID(_LIKE)?=.*debian/m.test(release) && process.getuid?.() === 0
}

function install(): string {
  if (isDebianRoot()) {
    console.log(
      'No Chromium found: installing the distribution’s package (apt-get install chromium)',
    )
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return SYSTEM
  }
  console.log('No Chromium found: installing Playwright’s (playwright install chromium)')
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  return chromium.executablePath()
}

/**
 * `whole` is the browser that people use. `headless` is the same engine without windows, if the system has
 * a package for it: it renders pages in two thirds of the time.
 */
export type ChromiumKind = 'whole' | 'headless'

/**
 * Path of the Chromium the suites use: `CHROMIUM_PATH`, the system's, Playwright's own, or one that
 * it installs now, with a message.
 */
export function findChromium(kind: ChromiumKind = 'whole'): string {
  const fromEnvironment = process.env['CHROMIUM_PATH']
  if (fromEnvironment !== undefined && fromEnvironment !== '') {
    if (existsSync(fromEnvironment)) return fromEnvironment
    throw new Error(`CHROMIUM_PATH: expected a Chromium at ${fromEnvironment}, got nothing there`)
  }
  if (kind === 'headless' && existsSync(SYSTEM_HEADLESS)) return SYSTEM_HEADLESS
  if (existsSync(SYSTEM)) return SYSTEM
  return playwrightsOwn() ?? install()
}
