import type { Rolldown } from 'vite'

/** What draws maps, and the outlines of the world. */
const MAP =
  /node_modules\/(@deck\.gl|@loaders\.gl|@luma\.gl|@mapbox|@math\.gl|@probe\.gl|@vis\.gl|kdbush|maplibre-gl|mjolnir\.js|react-map-gl|supercluster|topojson-client|world-atlas)\//

/**
 * What is cut apart by hand. The bundler does the rest by what is needed together, and leaves out of a
 * page's files what the console has loaded before it.
 */
export const CHUNKS = {
  groups: [
    // The page itself and the frame of a silent sign-in load these first, and nothing else.
    { name: 'entry', test: /signInPaths|preload-helper|rolldown\/runtime/, priority: 8 },
    // Changes seldom: with a new console it is still in the browser's cache.
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 7 },
    // The largest libraries of the console, for pages with a map alone.
    { name: 'map', test: MAP, priority: 7 },
  ],
}

/** The name of a file; what several pages share would have that of any one of its modules. */
export function chunkFileName({ name, isDynamicEntry }: Rolldown.PreRenderedChunk): string {
  const hasOwnName = isDynamicEntry || CHUNKS.groups.some((group) => group.name === name)
  return `assets/${hasOwnName ? '[name]' : 'shared'}-[hash].js`
}
