import { join } from 'node:path'
import { compiledValidators } from '@airshed/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsWithoutSchemas } from './build/callsWithoutSchemas.ts'
import { SCHEMA_FUNCTIONS } from './build/schemaFunctions.ts'
import { SPANISH } from './build/chunks.ts'
import { preloadFont } from './build/preloadFont.ts'
import { withoutIconNames } from './build/withoutIconNames.ts'

/**
 * Builds the public page of a device, after the console and into the same folder. It shares no files with
 * the console: neither loads anything for the other.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    callsWithoutSchemas(),
    compiledValidators(),
    withoutIconNames(),
    preloadFont(),
  ],
  define: { global: 'globalThis' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    assetsDir: 'assets/public',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: join(import.meta.dirname, 'public-page.html'),
      treeshake: {
        manualPureFunctions: SCHEMA_FUNCTIONS,
        propertyReadSideEffects: false,
        // These packages do not declare it.
        moduleSideEffects: [
          { test: /node_modules\/(typebox\/|uplot\/.*\.m?js$)/, sideEffects: false },
        ],
      },
      output: { codeSplitting: { groups: [{ name: 'spanish', test: SPANISH }] } },
    },
  },
})
