import type { Rolldown } from 'vite'

/**
 * Map rendering, and all outlines of the world except the fine ones, which only the zoom of a city needs.
 */
const MAP =
  /node_modules\/(@deck\.gl|@loaders\.gl|@luma\.gl|@mapbox|@math\.gl|@probe\.gl|@vis\.gl|kdbush|maplibre-gl|mjolnir\.js|react-map-gl|supercluster|topojson-client|world-atlas)\/(?!land-10m)/

/** The lists of what plugins may import, and TypeBox for them: no page without plugins loads them. */
const PLUGIN_API = /\/core\/kit\/src\/index\.ts$|\?plugins$/

/**
 * Charts over time and compass charts, with their libraries, without the small parts that home needs too.
 */
const CHARTS = [
  /\/core\/charts\/src\/(heatmap|plot|rose|timeseries)\/(?!compassNames|useElementSize)[^.]+\.tsx?$/,
  /\/core\/charts\/src\/series\/(alignPoints|drawnFigures|drawnPoints)\.ts$/,
  /\/core\/domain\/src\/drawing\/(axes\/(?!placeMarks|valueTicks)|layouts\/roseLayout|lines\/|shapes\/|timeChart\/)[^.]*\.ts$/,
  /\/core\/domain\/src\/(reduction\/(m4|picks|sortedSearch)|statistics\/(pollutionRose|speedClasses|timeBins|windRose)|time\/standardDay)[^.]*\.ts$/,
  /\/core\/(kit\/src\/charts|ui\/src\/range\/wallTime)[^.]*\.tsx?$/,
  /\/node_modules\/(luxon|uplot)\/.+\.m?js$/,
]

/** The Spanish texts around each page and of its parts: loaded together, for those who read them. */
export const SPANISH =
  /\/(app|core\/(charts|kit|ui))\/src\/(messages\/es|errors\/messages\/common-es)\.json$/

/** What plots have besides their drawing, which is loaded with the first of them. */
const PLOTS = /\/core\/charts\/src\/plotly\/\w+\.tsx?$/

/** The modules that request the session, before anything is drawn. */
const SESSION = /\/app\/src\/(boot\/bootHere|auth\/authClient)\.ts$/

/** The screen and the widgets of home. */
export const HOME_PACKAGES = [
  'screens/home',
  'widgets/devices-online',
  'widgets/recent-alerts',
  'widgets/total-devices-column',
  'widgets/total-devices-pie',
] as const
const HOME = `/(${HOME_PACKAGES.join('|')})/src/`

/** The device forms, and what only they need: a page of a device loads them together. */
const DEVICE_FORMS =
  /\/(schemas\/forms\/[\w-]+\/src\/(?!manifest)[\w-]+|core\/(contract\/src\/deviceForm\/formValues|domain\/src\/devices\/payloadPresets))\.ts$/

/** The console, with what home loads on demand. */
const CONSOLE = [
  /\/app\/src\/boot\/start\.tsx$/,
  new RegExp(String.raw`${HOME}(\w+(Widget|Screen)\.tsx|summary\.ts)$`),
  new RegExp(String.raw`${HOME}(config|params)\.ts\?(form-)?validator$`),
]

const anyOf =
  (patterns: readonly RegExp[]) =>
  (id: string): boolean =>
    patterns.some((pattern) => pattern.test(id))

/**
 * Chunks that are split manually. A group includes what its modules import, unless a group of higher
 * priority has it. The bundler groups the rest by what is needed together, and omits from a page's files
 * what the console has already loaded.
 */
export const CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: [
    // Loaded first, and on its own, by the page itself and the frame of a silent sign-in.
    { name: 'entry', test: /signInPaths|preload-helper|rolldown\/runtime/, priority: 8 },
    { name: 'plugin-api', test: PLUGIN_API, priority: 8, includeDependenciesRecursively: false },
    // Changes rarely: stays in the browser's cache across console releases.
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 7 },
    // The console's largest libraries, only for pages with a map.
    { name: 'map', test: MAP, priority: 7 },
    { name: 'charts', test: anyOf(CHARTS), priority: 6, includeDependenciesRecursively: false },
    { name: 'plots', test: PLOTS, priority: 6, includeDependenciesRecursively: false },
    { name: 'session', test: SESSION, priority: 5 },
    { name: 'console', test: anyOf(CONSOLE), priority: 4 },
    {
      name: 'device-forms',
      test: DEVICE_FORMS,
      priority: 6,
      includeDependenciesRecursively: false,
    },
    { name: 'spanish', test: SPANISH, priority: 6 },
    { name: 'home-en', test: new RegExp(String.raw`${HOME}messages/en\.json$`), priority: 4 },
    { name: 'home-es', test: new RegExp(String.raw`${HOME}messages/es\.json$`), priority: 4 },
    // Small parts of several pages are joined: each file of its own is a name that a first visit loads.
    {
      name: 'common',
      test: /\/(core|plugins|schemas|screens|widgets)\/.+\.tsx?$/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 12_000,
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ],
}

/**
 * Characters of the hash in a file's name. The console names some 300 files that it may load: each character costs a
 * first visit a quarter of a kilobyte, and the bundler takes no fewer for as many files.
 */
const HASH_LENGTH = 7

/** Name of a file that is no chunk, such as a style sheet or a font. */
export const ASSET_FILE_NAME = `assets/[name]-[hash:${HASH_LENGTH}][extname]`

/** File name of a chunk; a shared one would otherwise be named after any one of its modules. */
export function chunkFileName({ name, isDynamicEntry }: Rolldown.PreRenderedChunk): string {
  const hasOwnName = isDynamicEntry || CHUNKS.groups?.some((group) => group.name === name)
  return `assets/${hasOwnName === true ? '[name]' : 'shared'}-[hash:${HASH_LENGTH}].js`
}
