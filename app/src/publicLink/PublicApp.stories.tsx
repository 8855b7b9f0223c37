import { createFakeServer, publicDevice, publicParameter } from '@airshed/testing/stories'
import type { PublicDevice } from '@airshed/schemas'
import { PublicApp } from './PublicApp.tsx'

const CODE = '0123456789abcdefghjk'

interface PageStoryProps {
  /** Device shown by the page; null: it no longer exists. */
  device: PublicDevice | null
  isEmbedded: boolean
}

interface Look {
  globals: Readonly<Record<string, unknown>>
}

interface Story {
  args?: Partial<PageStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

export default {
  title: 'app/publicLink',
  component: PublicApp,
  args: { device: publicDevice(), isEmbedded: false } satisfies PageStoryProps,
  render: ({ device, isEmbedded }: PageStoryProps, { globals }: Look) => {
    const { api } = createFakeServer({ publicDevices: device === null ? {} : { [CODE]: device } })
    const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
    const locale = globals['locale'] === 'es_ES' ? 'es_ES' : 'en_US'
    return <PublicApp api={api} code={CODE} view={{ theme, locale, isEmbedded }} />
  },
}

export const Default: Story = {}
export const Gone: Story = { args: { device: null } }
export const OldHiddenAndSimulated: Story = {
  args: {
    device: publicDevice({
      is_simulated: true,
      parameters: [
        publicParameter('132:5', 17, { is_stale: true }),
        publicParameter('131:10', 415, {
          flags: 1,
          values: [{ unit: 'ppm', precision: 0, value: null }],
        }),
        publicParameter('128:1', 20, { at: null, series: [] }),
      ],
    }),
  },
}
export const NarrowDark: Story = {
  args: { isEmbedded: true },
  globals: { theme: 'dark', width: '390' },
}
export const Spanish: Story = { globals: { locale: 'es_ES' } }
