/** The modules that the console provides to every plugin: `plugin.js` may import only these. */
export const SHARED_MODULES: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@airshed/kit',
  '@airshed/kit/define',
  '@airshed/kit/forms',
  '@airshed/kit/panes',
]
