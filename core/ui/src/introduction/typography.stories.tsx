import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemePair } from './ThemePair.tsx'

const meta = { title: 'Introduction/Typography' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Size → its use. */
const SIZES: readonly (readonly [name: string, use: string])[] = [
  ['figure', 'The one value that a card is about: 12.4 µg/m³'],
  ['page', 'Title of a page'],
  ['title', 'Title of a section or a dialog'],
  ['strong', 'Title of a card, text to be read at length'],
  ['body', 'Everything else: tables, forms, menus'],
  ['small', 'Axes, marks, footnotes'],
]
const WEIGHTS = ['body', 'medium', 'strong'] as const

/** The sizes and weights of text, each by its variable. */
export const Normal: Story = {
  render: () => (
    <ThemePair
      draw={() => (
        <>
          {SIZES.map(([name, use]) => (
            <div key={name} className="air-type-row">
              <span style={{ fontSize: `var(--air-size-${name})` }}>{use}</span>
              <code>--air-size-{name}</code>
            </div>
          ))}
          {WEIGHTS.map((name) => (
            <div key={name} className="air-type-row">
              <span style={{ fontWeight: `var(--air-weight-${name})` }}>
                Air quality along the main roads
              </span>
              <code>--air-weight-{name}</code>
            </div>
          ))}
          <div className="air-type-row">
            <span style={{ fontFamily: 'var(--air-font-mono)' }}>1C00A3F7.0.0.0/132:5</span>
            <code>--air-font-mono</code>
          </div>
        </>
      )}
    />
  ),
}
