import type { Rolldown } from 'vite'

/** Map rendering, and the world's outlines. */
const MAP =
  /node_modules\/(@deck\.gl|@loaders\.gl|@luma\.gl|@mapbox|@math\.gl|@probe\.gl|@vis\.gl|kdbush|maplibre-gl|mjolnir\.js|react-map-gl|supercluster|topojson-client|world-atlas)\//

/**
 * Chunks that are split manually. The bundler groups the rest by what is needed together, and omits
 * from a page's files what the console has already loaded.
 */
export const CHUNKS = {
  groups: [
    // Loaded first, and alone, by the page itself and the frame of a silent sign-in.
    { name: 'entry', test: /signInPaths|preload-helper|rolldown\/runtime/, priority: 8 },
    // Changes rarely: stays in the browser's cache across console releases.
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 7 },
    // The console's largest libraries, only for pages with a map.
    { name: 'map', test: MAP, priority: 7 },
  ],
}

/** File name of a chunk; a shared one would otherwise be named after any one of its modules. */
export function chunkFileName({ name, isDynamicEntry }: Rolldown.PreRenderedChunk): string {
  const hasOwnName = isDynamicEntry || CHUNKS.groups.some((group) => group.name === name)
  return `assets/${hasOwnName ? '[name]' : 'shared'}-[hash].js`
}
