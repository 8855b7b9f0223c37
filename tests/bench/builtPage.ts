import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compiledValidators } from '@airshed/vite-plugin'
import { chromium, type Browser } from 'playwright'
import { build, preview, type UserConfig } from 'vite'
import { findChromium } from '../suites/chromium.ts'

/** A page that is built like the console, and served. */
export interface BuiltPage {
  url: string
  close: () => Promise<void>
}

/**
 * Makes a production build of the page in a folder and serves it.
 *
 * @param root folder with an `index.html`
 * @param config Vite settings that its packages need
 */
export async function buildPage(root: string, config: UserConfig = {}): Promise<BuiltPage> {
  const outDir = mkdtempSync(join(tmpdir(), 'airshed-bench-'))
  await build({
    ...config,
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [compiledValidators(), config.plugins],
    define: { global: 'globalThis', ...config.define },
    build: { ...config.build, outDir, emptyOutDir: true, reportCompressedSize: false },
  })
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0 },
  })
  return {
    url: server.resolvedUrls!.local[0]!,
    async close() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

export interface BrowserOptions {
  /** Additional Chromium switches. */
  args?: readonly string[]
  /** More switches of its JavaScript engine. */
  jsFlags?: readonly string[]
}

/** A browser that draws canvases on the CPU and lets pages request a garbage collection. */
export const openBrowser = ({ args = [], jsFlags = [] }: BrowserOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--js-flags=${['--expose-gc', ...jsFlags].join(' ')}`,
      ...args,
    ],
  })
