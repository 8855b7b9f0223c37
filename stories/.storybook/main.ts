import type { StorybookConfig } from '@storybook/react-vite'

/** Stories lie beside what they show; this host only finds them. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['core/*', 'widgets/*', 'screens/*', 'schemas/forms/*'].map(
    (packages) => `../../${packages}/src/**/*.stories.tsx`,
  ),
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // Some of the libraries below the charts look for Node's name of the global object.
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, global: 'globalThis' },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
