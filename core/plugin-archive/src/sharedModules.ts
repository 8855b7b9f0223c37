/** What the console hands to every plugin: `plugin.js` may import these and nothing else. */
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
