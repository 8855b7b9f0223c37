import { compiledValidators } from '@airshed/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { startVitest } from 'vitest/node'
import type { CommandIo, ExitCode } from '../cli/command.ts'
import { readArgs } from '../cli/readArgs.ts'
import { CHROMIUM_ARGS, chromiumPath } from '../project/chromium.ts'
import { readProject } from '../project/readProject.ts'
import { preparedModules } from '../project/sharedDependencies.ts'

const OPTIONS = { watch: { type: 'boolean', default: false } } as const
const LIMITS_MS = { testTimeout: 60_000, hookTimeout: 120_000 }

/** Runs the tests of the plugin in this folder in Chromium: `airshed-plugin test [filter …]`. */
export async function run(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const { values, positionals } = readArgs(args, OPTIONS)
  const project = await readProject(io.folder)
  const executablePath = chromiumPath(io.env)
  const vitest = await startVitest(
    'test',
    positionals,
    {
      root: project.folder,
      config: false,
      watch: values.watch,
      include: ['src/**/*.test.{ts,tsx}'],
      ...LIMITS_MS,
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
    {
      plugins: [react(), compiledValidators()],
      define: { global: 'globalThis' },
      optimizeDeps: {
        include: preparedModules(project.folder, ['@airshed/testing', '@airshed/testing/stories']),
      },
    },
  )
  const isGood = vitest.state.getCountOfFailedTests() === 0 && process.exitCode !== 1
  if (!values.watch) await vitest.close()
  return isGood ? 0 : 1
}
