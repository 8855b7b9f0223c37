import { storyAnnotations } from '@airshed/testing/stories'
import type { Preview } from '@storybook/react-vite'
import { PluginDocs } from './docs/PluginDocs.tsx'
import './preview.css'

const preview = {
  ...storyAnnotations,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: PluginDocs, source: { type: 'code' } },
    // A story is part of a page: it needs no landmarks and no heading of its own.
    a11y: {
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          ['Welcome', 'Tokens', 'Typography'],
          'ui',
          'charts',
          'forms',
          'kit',
          'host',
          'console-kit',
          'widgets',
          'device forms',
          'screens',
        ],
      },
    },
  },
} as Preview

export default preview
