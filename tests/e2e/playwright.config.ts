import { env } from 'node:process'
import { defineConfig } from 'playwright/test'
import { journeysOfNow } from './byNight.ts'

/** Each takes 30 seconds or more. */
const LONG = ['keyboard.spec.ts', 'wall.spec.ts']

export default defineConfig({
  ...journeysOfNow(env),
  testDir: '.',
  // Each has its own server and store, on which its journeys run one after another.
  workers: 3,
  // Longest first, otherwise one worker would finish long after the others.
  projects: [
    { name: 'the journey of a plugin', testMatch: 'plugin-journey.spec.ts' },
    { name: 'long journeys', testMatch: LONG, fullyParallel: true },
    {
      name: 'journeys',
      testMatch: '*.spec.ts',
      testIgnore: ['plugin-journey.spec.ts', ...LONG],
      fullyParallel: true,
    },
  ],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  globalSetup: './demoStore.ts',
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
    trace: 'off',
  },
})
