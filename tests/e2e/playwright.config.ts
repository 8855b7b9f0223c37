import { defineConfig } from 'playwright/test'

export const E2E_PORT = 4317
export const E2E_KEY = 'end-to-end-key-0123456789'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // One server with one store: journeys follow each other.
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  globalSetup: './startConsole.ts',
  use: {
    baseURL: `http://localhost:${E2E_PORT}`,
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
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
