import { existsSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { asStories, STORY_PLACE } from './tests/stories/storyProject.ts'

const chromium = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
  (path) => path !== undefined && path !== '' && existsSync(path),
)

/** Rendered in a real browser. */
const browserTests = ['**/*.test.tsx', '**/conformance.test.ts']
/** Need WebGL, which in software makes every other canvas slow. */
const mapTests = ['widgets/map/src/**/*.test.tsx', 'widgets/map/src/conformance.test.ts']
/** Each is a suite of its own, see tests/stories. */
const stories = ['**/*.stories.tsx', 'tests/stories/*.test.tsx']
const mapStories = ['widgets/map/src/**/*.stories.tsx']
/** Start processes of their own, so they run one at a time. */
const processTests = [
  'tests/faults/**/*.test.ts',
  'tests/boundaries/**/*.test.ts',
  'tests/docs/snippets.test.ts',
]
/** Run again on PostgreSQL and NATS. */
const serviceTests = [
  'server/src/store/**/*.test.ts',
  'server/src/bus/**/*.test.ts',
  'server/src/modules/plugins/store.test.ts',
  'tests/services/**/*.test.ts',
]
const never = ['**/node_modules/**', '**/dist/**', 'tests/e2e/**', 'tests/boundaries/planted/**']
const withoutGraphics = ['--disable-gpu']
const graphicsInSoftware = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]
const slow = { testTimeout: 60_000, hookTimeout: 120_000 }

interface BrowserTests {
  include: string[]
  exclude: string[]
}

/** A project whose tests are drawn in Chromium, with these switches for its graphics. */
const inBrowser = (name: string, tests: BrowserTests, graphics: string[], place = {}) => ({
  plugins: [react()],
  define: { global: 'globalThis' },
  // Found while running, each of these would reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@blueprintjs/core',
      '@blueprintjs/datetime',
      '@blueprintjs/icons',
      '@blueprintjs/select',
      '@formatjs/intl',
      '@rjsf/core',
      '@rjsf/utils',
      '@tanstack/query-core',
      '@tanstack/react-query',
      'ajv',
      'ajv-formats',
      'axe-core',
      'date-fns/locale/en-US',
      'date-fns/locale/es',
      'html-to-image',
      'jotai',
      'luxon',
      'react-grid-layout',
      'react-intl',
      '@airshed/kit > react-mosaic-component',
      'react-router-dom',
      '@airshed/contract > semver/functions/satisfies.js',
      'typebox',
      'uplot',
      '@airshed/widget-map > @deck.gl/layers',
      '@airshed/widget-map > @deck.gl/mapbox',
      '@airshed/widget-map > maplibre-gl',
      '@airshed/widget-map > react-map-gl/maplibre',
      '@airshed/widget-map > supercluster',
      '@airshed/widget-map > topojson-client',
      '@airshed/widget-text > react-markdown',
      '@airshed/widget-text > remark-gfm',
      '@airshed/screen-plugins > react-markdown',
      '@airshed/screen-plugins > remark-gfm',
      'write-excel-file/browser',
    ],
  },
  test: {
    name,
    ...tests,
    ...slow,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        contextOptions: place,
        launchOptions: {
          ...(chromium === undefined ? {} : { executablePath: chromium }),
          args: [
            '--no-sandbox',
            ...graphics,
            '--disable-background-networking',
            '--disable-component-update',
            '--no-first-run',
          ],
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...never, ...browserTests, ...processTests, 'tests/services/**'],
          ...slow,
        },
      },
      inBrowser(
        'browser',
        { include: browserTests, exclude: [...never, ...mapTests, 'tests/stories/**'] },
        withoutGraphics,
      ),
      inBrowser('maps', { include: mapTests, exclude: never }, graphicsInSoftware),
      asStories(
        inBrowser(
          'stories',
          { include: stories, exclude: [...never, ...mapStories, 'core/plugin-cli/**'] },
          withoutGraphics,
          STORY_PLACE,
        ),
      ),
      asStories(
        inBrowser(
          'map-stories',
          { include: mapStories, exclude: never },
          graphicsInSoftware,
          STORY_PLACE,
        ),
      ),
      {
        test: {
          name: 'processes',
          environment: 'node',
          include: processTests,
          exclude: never,
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'services',
          environment: 'node',
          include: serviceTests,
          exclude: never,
          fileParallelism: false,
          ...slow,
        },
      },
    ],
  },
})
