import { join } from 'node:path'
import { compiledValidators } from '@airshed/vite-plugin'
import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { searchForWorkspaceRoot } from 'vite'
import { preparedModules } from '../project/sharedDependencies.ts'

const folder = process.env['AIRSHED_PLUGIN_FOLDER'] ?? process.cwd()

/** The stories of one plugin; `airshed-plugin dev` sets its folder. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [{ directory: join(folder, 'src'), files: '**/*.stories.tsx' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [react(), compiledValidators(), ...(vite.plugins ?? [])],
    // Some dependencies of the charts expect Node's name of the global object.
    define: { ...vite.define, global: 'globalThis' },
    // Fonts of the core packages are located beside the plugin, not beside this file.
    server: {
      ...vite.server,
      fs: { allow: [searchForWorkspaceRoot(folder), import.meta.dirname] },
    },
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
