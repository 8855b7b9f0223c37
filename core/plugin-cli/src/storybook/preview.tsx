import { storyAnnotations } from '@airshed/testing/stories'
import type { Preview } from '@storybook/react-vite'
import './preview.css'

/** Stories are rendered as in the project's own catalogue. */
const preview = {
  ...storyAnnotations,
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    // A story is part of a page: it needs no landmarks or heading of its own.
    a11y: {
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
    },
  },
} as Preview

export default preview
