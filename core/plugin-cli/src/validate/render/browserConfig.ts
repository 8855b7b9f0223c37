import { compiledValidators } from '@airshed/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { UserConfig } from 'vite'
import type { InlineConfig } from 'vitest/node'
import { CHROMIUM_ARGS, chromiumPath } from '../../project/chromium.ts'
import type { PluginProject } from '../../project/pluginProject.ts'
import { preparedModules } from '../../project/sharedDependencies.ts'

/** The configuration for testing the modules of a plugin in Chromium. */
export interface BrowserConfig {
  readonly vite: UserConfig
  readonly test: InlineConfig
}

/** Vite and Vitest for a suite that runs in Chromium, regardless of the author's configuration. */
export function browserConfig({ folder }: PluginProject): BrowserConfig {
  const executablePath = chromiumPath(process.env)
  return {
    vite: {
      plugins: [react(), compiledValidators()],
      define: { global: 'globalThis' },
      optimizeDeps: { include: preparedModules(folder, ['@airshed/testing']) },
      server: { fs: { strict: false } },
    },
    test: {
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            ...(executablePath === undefined ? {} : { executablePath }),
            args: [...CHROMIUM_ARGS],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}
