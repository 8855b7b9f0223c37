import { compiledValidators } from '@airshed/vite-plugin'
import type { StorybookConfig } from '@storybook/react-vite'

const PACKAGES = ['core/*', 'widgets/*', 'screens/*', 'schemas/forms/*', 'docs/samples/*']

/** Stories live beside what they show; this host finds them. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Whole screens are here: a screen knows no widgets to show.
  stories: [
    '../src/*.stories.tsx',
    '../../app/src/publicLink/*.stories.tsx',
    ...PACKAGES.map((packages) => `../../${packages}/src/**/*.stories.tsx`),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The toolbar has its own width and theme controls; no story has play functions or logs actions.
  features: { actions: false, backgrounds: false, interactions: false, viewport: false },
  typescript: { reactDocgen: false },
  // Some dependencies of the charts refer to the global object by Node's name.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), compiledValidators()],
    define: { ...vite.define, global: 'globalThis' },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
