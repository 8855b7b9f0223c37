/** What most pages are made of. Libraries that only some pages need keep chunks of their own. */
const SHARED =
  /(core\/(charts|contract|data|domain|kit|ui)|schemas\/(entities|profiles))\/src\/|node_modules\/(@blueprintjs\/(core|icons)|@floating-ui|@formatjs|@tanstack|intl-messageformat|react-intl)\//

/** What is large in the packages above, by itself or by what it brings along. */
const NOT_SHARED =
  /charts\/src\/(timeseries|plot)\/|domain\/src\/time\/(customRange|standardDay)|kit\/src\/(forms|grid)|ui\/src\/range\//

/** What draws maps, and the outlines of the world. */
const MAP =
  /node_modules\/(@deck\.gl|@loaders\.gl|@luma\.gl|@mapbox|@math\.gl|@probe\.gl|@vis\.gl|kdbush|maplibre-gl|mjolnir\.js|react-map-gl|supercluster|topojson-client|world-atlas)\//

/** A chunk that would be smaller joins the one that most of the same pages load. */
const SMALLEST_BYTES = 20_000

/** How the console is cut into files: few of them, by what is needed together. */
export const CHUNKS = {
  groups: [
    // The page itself and the frame of a silent sign-in load these first, and nothing else.
    { name: 'entry', test: /signInPaths|preload-helper|rolldown\/runtime/, priority: 2 },
    // Changes seldom: with a new console it is still in the browser's cache.
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
    // The largest libraries of the console, for pages with a map alone.
    { name: 'map', test: MAP, priority: 1 },
    {
      name: 'shared',
      test: (id: string) => SHARED.test(id) && !NOT_SHARED.test(id),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: SMALLEST_BYTES,
    },
  ],
}
