import type { Meta, StoryObj } from '@storybook/react-vite'
import { THEME_TOKENS, tokenVariable, type ThemeTokens } from '../theme/themeTokens.ts'
import { ThemePair } from './ThemePair.tsx'

const meta = { title: 'Introduction/Tokens' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const SPACES = ['1', '2', '3', '4', '6'] as const
const SIZES = ['radius', 'control-height', 'row-height', 'page-margin'] as const

/** Every colour by its role, in both themes: a plugin names the role, and follows the theme. */
export const Normal: Story = {
  render: () => (
    <ThemePair
      draw={(theme) => (
        <ul className="air-swatches">
          {Object.entries(THEME_TOKENS[theme]).map(([role, value]) => (
            <li key={role}>
              <span className="air-swatch" style={{ background: value }} />
              <span>{tokenVariable(role as keyof ThemeTokens)}</span>
              <code>{value}</code>
            </li>
          ))}
        </ul>
      )}
    />
  ),
}

/** Distances, and the sizes of controls and rows. */
export const Spacing: Story = {
  render: () => (
    <ThemePair
      draw={() => (
        <ul className="air-swatches">
          {[...SPACES.map((step) => `space-${step}`), ...SIZES].map((name) => (
            <li key={name} style={{ gridTemplateColumns: '48px 1fr' }}>
              <span className="air-space-bar" style={{ width: `var(--air-${name})` }} />
              <span>--air-{name}</span>
            </li>
          ))}
        </ul>
      )}
    />
  ),
}
