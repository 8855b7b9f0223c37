import type { Meta, StoryObj } from '@storybook/react-vite'
import { ICON_NAMES, NamedIcon } from './NamedIcon.tsx'

const meta = { title: 'ui/Icons' } satisfies Meta

export default meta

/** Every name that a manifest can use. */
export const All: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 12,
        gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
      }}
    >
      {ICON_NAMES.map((name) => (
        <span key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <NamedIcon name={name} />
          {name}
        </span>
      ))}
    </div>
  ),
}
