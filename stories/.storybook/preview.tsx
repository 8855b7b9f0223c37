import { StoryPage, type StoryPageProps } from '@airshed/testing/stories'
import type { Preview } from '@storybook/react-vite'

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Look of the console',
      toolbar: {
        icon: 'contrast',
        title: 'Theme',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Language of the reader',
      toolbar: {
        icon: 'globe',
        title: 'Language',
        dynamicTitle: true,
        items: [
          { value: 'en_US', title: 'English' },
          { value: 'es_ES', title: 'Español' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en_US' },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    a11y: { config: { rules: [{ id: 'region', enabled: false }] } },
    options: { storySort: { order: ['ui', 'charts', 'forms', 'widgets', 'screens'] } },
  },
  decorators: [
    (Story, { globals }) => (
      <StoryPage
        theme={globals['theme'] as StoryPageProps['theme']}
        locale={globals['locale'] as StoryPageProps['locale']}
      >
        <Story />
      </StoryPage>
    ),
  ],
}

export default preview
