import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { preparedModules } from '../project/sharedDependencies.ts'

const folder = process.env['AIRSHED_PLUGIN_FOLDER'] ?? process.cwd()

/** The stories of one plugin; `airshed-plugin dev` names its folder. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [{ directory: join(folder, 'src'), files: '**/*.stories.tsx' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [react(), ...(vite.plugins ?? [])],
    // Some of the libraries below the charts look for Node's name of the global object.
    define: { ...vite.define, global: 'globalThis' },
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...preparedModules(folder, ['@airshed/testing/stories']),
      ],
    },
  }),
}

export default config
