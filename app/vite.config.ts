import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm start` listens: the development server hands calls on to it. */
const server = process.env['AIRSHED_PUBLIC_URL'] ?? 'http://localhost:4000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: { global: 'globalThis' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // The policy of the page allows no inline data for fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      '/v2': { target: server, ws: true },
      '/oidc': server,
      '/ingest': server,
    },
  },
})
