import { Button } from '@airshed/kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useIntl } from 'react-intl'
import { PageSection } from './PageSection.tsx'
import { ShownOnce } from './ShownOnce.tsx'

const meta = { title: 'pages/Parts' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Section: Story = {
  render: () => (
    <PageSection
      title="Keys"
      lead="Devices send their readings with one of these keys."
      actions={<Button text="New key" />}
    >
      <p>No key has been made yet.</p>
    </PageSection>
  ),
}

function NewKey() {
  const isSpanish = useIntl().locale.startsWith('es')
  return (
    <ShownOnce
      label="The new key"
      lead="Copy the key now. It cannot be shown again."
      secret="f2b0c7c1a9e84d0c9d1b6a1f0e7d3c55"
      copyLabel={isSpanish ? 'Copiar la clave' : 'Copy the key'}
    >
      <Button text="Done" />
    </ShownOnce>
  )
}

export const OneSecret: Story = { render: () => <NewKey /> }

export const SeveralSecrets: Story = {
  render: () => (
    <ShownOnce
      label="Recovery codes"
      lead="Each code works once."
      secret={['4K7Q-9XMP', 'T2WN-5HCD', 'R8BJ-3FYV'].join('\n')}
      copyLabel="Copy the codes"
    />
  ),
}
