/**
 * What most pages are made of, from the lowest layer to the highest. Each layer is cut by itself:
 * cut as one, two chunks could import each other, and the one that runs first would find the
 * other's constants missing.
 */
const LAYERS: readonly RegExp[] = [
  /node_modules\/(@blueprintjs\/(core|icons)|@floating-ui|@formatjs|@tanstack\/(query-core|react-query)|intl-messageformat|react-intl|typebox)\//,
  /(core\/domain|schemas\/(entities|profiles))\/src\//,
  /core\/(contract|data)\/src\//,
  /core\/ui\/src\//,
  /core\/charts\/src\//,
  /core\/kit\/src\//,
  /core\/host\/src\//,
  /core\/console-kit\/src\//,
]

/** What is large in the packages above, by itself or by what it brings along. */
const NOT_SHARED =
  /charts\/src\/(timeseries|plot)\/|domain\/src\/time\/(customRange|standardDay)|(kit|host)\/src\/(forms|grid)|ui\/src\/range\//

/** What draws maps, and the outlines of the world. */
const MAP =
  /node_modules\/(@deck\.gl|@loaders\.gl|@luma\.gl|@mapbox|@math\.gl|@probe\.gl|@vis\.gl|kdbush|maplibre-gl|mjolnir\.js|react-map-gl|supercluster|topojson-client|world-atlas)\//

/** A chunk that would be smaller joins the one that most of the same pages load. */
const SMALLEST_LIBRARY_BYTES = 20_000
const SMALLEST_BYTES = 6_000

/** How the console is cut into files: few of them, by what is needed together. */
export const CHUNKS = {
  groups: [
    // The page itself and the frame of a silent sign-in load these first, and nothing else.
    { name: 'entry', test: /signInPaths|preload-helper|rolldown\/runtime/, priority: 8 },
    // Changes seldom: with a new console it is still in the browser's cache.
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 7 },
    // The largest libraries of the console, for pages with a map alone.
    { name: 'map', test: MAP, priority: 7 },
    // Libraries that only some pages need keep chunks of their own.
    ...LAYERS.map((layer, index) => ({
      name: `shared~${index}`,
      priority: LAYERS.length - index,
      test: (id: string) => layer.test(id) && !NOT_SHARED.test(id),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: index === 0 ? SMALLEST_LIBRARY_BYTES : SMALLEST_BYTES,
    })),
  ],
}
