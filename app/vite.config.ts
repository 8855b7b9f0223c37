import { compiledValidators } from '@airshed/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsWithoutSchemas } from './build/callsWithoutSchemas.ts'
import { manifestsWithoutDescriptions } from './build/manifestsWithoutDescriptions.ts'
import { schemasWithoutDescriptions } from './build/schemasWithoutDescriptions.ts'
import { SCHEMA_FUNCTIONS } from './build/schemaFunctions.ts'
import { reportChunkCycles } from './build/chunkCycles.ts'
import { ASSET_FILE_NAME, CHUNKS, chunkFileName } from './build/chunks.ts'
import { importMap } from './build/importMap.ts'
import { pluginTypebox } from './build/pluginTypebox.ts'
import { preloadFont } from './build/preloadFont.ts'
import { stylesBehindSkeleton } from './build/stylesBehindSkeleton.ts'
import { withoutHourCycles } from './build/withoutHourCycles.ts'
import { withoutIconNames } from './build/withoutIconNames.ts'
import { withoutLargeIcons } from './build/withoutLargeIcons.ts'

/** Where `npm start` listens: the development server proxies calls to it. */
const server = process.env['AIRSHED_PUBLIC_URL'] ?? 'http://localhost:4000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    callsWithoutSchemas(),
    schemasWithoutDescriptions(),
    manifestsWithoutDescriptions(),
    pluginTypebox(),
    compiledValidators(),
    withoutIconNames(),
    withoutLargeIcons(),
    withoutHourCycles(),
    preloadFont(),
    importMap(),
    stylesBehindSkeleton(),
    reportChunkCycles(),
  ],
  define: { global: 'globalThis' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // The page's policy allows no inline data for fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // A schema that nothing in the browser uses exists only for its type.
      treeshake: {
        manualPureFunctions: SCHEMA_FUNCTIONS,
        propertyReadSideEffects: false,
        // These packages do not declare it; without this, a schema would bring in all of TypeBox, home
        // uPlot.
        moduleSideEffects: [
          { test: /node_modules\/(typebox\/|uplot\/.*\.m?js$)/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: CHUNKS,
        chunkFileNames: chunkFileName,
        assetFileNames: ASSET_FILE_NAME,
      },
    },
  },
  server: {
    proxy: {
      '/v2': { target: server, ws: true },
      '/oidc': server,
      '/ingest': server,
      '/p/': server,
      '/n/': server,
      '/invitation/': server,
      '/password/': server,
      '/page-fonts/': server,
      '/assets/public': server,
    },
  },
})
