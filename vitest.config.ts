import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { compiledValidators } from './core/vite-plugin/src/index.ts'
import { referenceCommands } from './tests/reference/page/commands.ts'
import { asStories, STORY_PLACE } from './tests/stories/storyProject.ts'

const chromium = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
  (path) => path !== undefined && path !== '' && existsSync(path),
)

/** Rendered in a real browser. */
const browserTests = ['**/*.test.tsx', '**/conformance.test.ts']
/** Set a policy for the page that they run in, which nothing takes back: each has a page of its own. */
const policyTests = [
  'core/charts/src/plotly/plotPolicy.test.tsx',
  'core/forms/src/SchemaForm.test.tsx',
  'core/host/src/frame/watchBlocked.test.tsx',
  'core/*/src/exports/widgetPicture.test.tsx',
  'schemas/forms/*/src/*Form.test.tsx',
]
/** Need WebGL, which in software makes every other canvas slow. */
const mapTests = [
  'core/map/src/**/*.test.tsx',
  'screens/devices/src/location/pickPlace.test.tsx',
  'widgets/map/src/**/*.test.tsx',
  'widgets/map/src/conformance.test.ts',
]
/** Each is a suite of its own, see tests/stories. */
const stories = ['**/*.stories.tsx', 'tests/stories/*.test.tsx']
const mapStories = [
  'screens/devices/src/location/PickPlace.stories.tsx',
  'widgets/map/src/**/*.stories.tsx',
  'tests/stories/savedMaps.test.tsx',
]
/** Start processes of their own, and wait for them more than they work. */
const processTests = [
  'tests/faults/**/*.test.ts',
  'tests/hostile/**/*.test.ts',
  'tests/boundaries/**/*.test.ts',
  'tests/deployment/production.test.ts',
  'tests/docs/readmes.test.ts',
  'tests/docs/snippets.test.ts',
]
/** Publish to a registry and install from it, which takes minutes: by night only. */
const registryTests = ['tests/registry/*.test.ts']
const serverTests = ['server/**/*.test.ts', 'tests/reference/**/*.test.ts']
/** Start bundlers and threads: each file has a process of its own, which takes them along. */
const authorTests = ['core/plugin-archive/**/*.test.ts', 'core/plugin-cli/**/*.test.ts']
/** Run again on PostgreSQL and NATS, and only there. */
const serviceTests = [
  'server/src/storage/store/**/*.test.ts',
  'server/src/storage/bus/**/*.test.ts',
  'server/src/access/events/**/*.test.ts',
  'server/src/storage/jobs/**/*.test.ts',
  'server/src/storage/files/files.test.ts',
  'server/src/access/identity/engines.test.ts',
  'server/src/messages/mail/outbox.test.ts',
  'server/src/messages/mail/outboxOrder.test.ts',
  'server/src/storage/rows/**/*.test.ts',
  'server/src/fleet/nodes/unclaimed.test.ts',
  'server/src/dashboards/plugins/store.test.ts',
  'server/src/alerting/webhooks/engines.test.ts',
  'tests/services/**/*.test.ts',
]
const never = ['**/node_modules/**', '**/dist/**', 'tests/e2e/**', 'tests/boundaries/planted/**']
const withoutGraphics = ['--disable-gpu']
const graphicsInSoftware = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]
/**
 * Each store is a thread that compiles the same WebAssembly: the quick compiler takes half the time for what a
 * test asks. Processes that a test starts inherit it (tests/suites/command.ts).
 */
const QUICK_ENGINE = ['--liftoff-only']
/** One more than cores: each often waits for its store, its bundler, its page or its files. */
const maxWorkers = availableParallelism() + 1
/** Nothing depends on a machine that does nothing else. */
const patience = { expect: { poll: { timeout: 20_000 } } }
/** Whatever the year of the machine, times of the built data are those of this year. */
const yearOfTests = './tests/suites/yearOfTests.ts'
/** Pages compute a fifth less without what React keeps for debuggers. */
const withoutOwnerStacks = './tests/suites/withoutOwnerStacks.ts'
/** Pages are shared: what a file of tests leaves in its page goes with it. */
const cleanPage = './tests/suites/cleanPage.ts'
const slow = { testTimeout: 60_000, hookTimeout: 120_000, ...patience }

/** Icons that are imported one by one, so that a page loads no others. */
const iconModules = [
  ...readFileSync('core/ui/src/icons/NamedIcon.tsx', 'utf8').matchAll(
    /'(@blueprintjs\/icons\/lib\/[^']+)'/g,
  ),
].map(([, path = '']) => path)

interface BrowserTests {
  include: string[]
  exclude: string[]
}

/**
 * A project whose tests are drawn in Chromium, with these switches for its graphics. Its files share
 * pages, each cleans up what it drew: a page of its own for each would load everything again.
 */
const inBrowser = (name: string, tests: BrowserTests, graphics: string[], place = {}) => ({
  plugins: [react(), compiledValidators()],
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
      '@airshed/forms > @rjsf/validator-ajv8/lib/createPrecompiledValidator.js',
      '@tanstack/query-core',
      '@tanstack/react-query',
      '@tanstack/react-table',
      '@tanstack/react-virtual',
      'ajv',
      'ajv-formats',
      'axe-core',
      'croner',
      'cronstrue',
      'cronstrue/locales/es',
      'date-fns/locale/en-US',
      'date-fns/locale/es',
      'html-to-image',
      'jotai',
      'luxon',
      'plotly.js/lib/bar',
      'plotly.js/lib/core',
      'plotly.js/lib/heatmap',
      'plotly.js/src/components/drawing',
      'react-grid-layout',
      'react-intl',
      'react-plotly.js/factory',
      '@airshed/kit > react-mosaic-component',
      'react-router-dom',
      '@airshed/contract > semver/functions/compare.js',
      '@airshed/contract > semver/functions/satisfies.js',
      '@airshed/contract > semver/functions/valid.js',
      '@airshed/domain > fast-deep-equal',
      ...iconModules,
      'typebox',
      'uplot',
      '@airshed/widget-map > @deck.gl/layers',
      '@airshed/widget-map > @deck.gl/mapbox',
      '@airshed/widget-map > @luma.gl/webgl',
      '@airshed/map > maplibre-gl',
      '@airshed/map > react-map-gl/maplibre',
      '@airshed/widget-map > supercluster',
      '@airshed/map > topojson-client',
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
    setupFiles: [withoutOwnerStacks, yearOfTests, cleanPage],
    isolate: false,
    maxWorkers,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: referenceCommands,
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

/** The project with a page of its own for each file. */
const withPageEach = <Project extends { test: object }>(project: Project) => ({
  ...project,
  test: { ...project.test, isolate: true, setupFiles: [withoutOwnerStacks, yearOfTests] },
})

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [compiledValidators()],
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: [yearOfTests],
          include: ['**/*.test.ts'],
          exclude: [
            ...never,
            ...browserTests,
            ...serverTests,
            ...authorTests,
            ...processTests,
            ...registryTests,
            'tests/services/**',
          ],
          // To load everything again for each file would be most of the work.
          isolate: false,
          maxWorkers,
          ...slow,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: serverTests,
          exclude: [...never, ...browserTests],
          execArgv: QUICK_ENGINE,
          isolate: false,
          maxWorkers,
          ...slow,
        },
      },
      {
        test: {
          name: 'authors',
          environment: 'node',
          include: authorTests,
          exclude: [...never, ...browserTests],
          maxWorkers,
          ...slow,
        },
      },
      inBrowser(
        'browser',
        {
          include: browserTests,
          exclude: [...never, ...mapTests, ...policyTests, 'tests/stories/**'],
        },
        withoutGraphics,
      ),
      withPageEach(
        inBrowser('policies', { include: policyTests, exclude: never }, withoutGraphics),
      ),
      // One of them takes WebGL away.
      withPageEach(inBrowser('maps', { include: mapTests, exclude: never }, graphicsInSoftware)),
      asStories(
        inBrowser(
          'stories',
          {
            include: stories,
            exclude: [...never, ...mapStories, 'core/plugin-cli/**', 'plugins/new/**'],
          },
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
          globalSetup: './tests/suites/buildConsole.ts',
          execArgv: QUICK_ENGINE,
          maxWorkers,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'registry',
          environment: 'node',
          include: registryTests,
          exclude: never,
          testTimeout: 1_800_000,
          hookTimeout: 900_000,
        },
      },
      {
        test: {
          name: 'services',
          environment: 'node',
          include: serviceTests,
          exclude: [...never, 'server/src/storage/store/embedded/**'],
          env: { TEST_ONLY_SERVICES: '1' },
          globalSetup: './server/src/testing/postgresTemplate.ts',
          fileParallelism: false,
          ...slow,
        },
      },
    ],
  },
})
