import { join } from 'node:path'
import { compiledValidators } from '@airshed/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { importMap } from './build/importMap.ts'
import { namedEntities } from './build/namedEntities.ts'
import { preloadFont } from './build/preloadFont.ts'
import { withoutIconNames } from './build/withoutIconNames.ts'

/**
 * Used by most plugins. A frame has no cache between visits, as its origin is opaque: a few files load
 * faster than many small ones.
 */
const CORE =
  /node_modules\/(react|react-dom|scheduler|@blueprintjs\/(core|icons|colors)|@floating-ui|@formatjs|@tanstack|intl-messageformat|react-intl|typebox|uplot|classnames|tslib|fast-deep-equal|semver)\/|core\/(contract|domain|data|ui|charts)\/src\/|schemas\/(entities|profiles)\/src\/|core\/kit\/src\/(charts|commands|define|empty|errors|hooks|index|intl|links|messages|places|provider|rooms|words)|core\/host\/src\/(bridge|frame|isolated\/guardedBroker|page|restricted|widget|words)|preload-helper|rolldown\/runtime/

/** Large parts that few plugins use; plots would bring plotly in. */
const SELDOM =
  /charts\/src\/plotly\/drawing\/|charts\/src\/plot\/|ui\/src\/range\/|frame\/FramedDeviceForm/

/** Builds the page in which isolated plugins run, after the console and into the same folder. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    compiledValidators(),
    withoutIconNames(),
    namedEntities(),
    preloadFont(),
    importMap({ isPreloaded: true }),
  ],
  define: { global: 'globalThis' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    assetsDir: 'assets/frame',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: join(import.meta.dirname, 'plugin-frame.html'),
      treeshake: { manualPureFunctions: ['Type'] },
      output: {
        codeSplitting: {
          groups: [{ name: 'core', test: (id: string) => CORE.test(id) && !SELDOM.test(id) }],
        },
      },
    },
  },
})
