import {
  ScreenPartStory,
  ScreenStory,
  webhook,
  webhookDelivery,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import { DeliveryDetails } from './deliveries/DeliveryDetails.tsx'
import { TestDialog } from './deliveries/TestDialog.tsx'
import { SecretDialog } from './edit/SecretDialog.tsx'
import { WebhookDialog } from './edit/WebhookDialog.tsx'
import { WebhookDetails } from './list/WebhookDetails.tsx'
import { plugin } from './plugin.ts'
import { VerifyDialog } from './verify/VerifyDialog.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: () => ReactNode
  parameters?: { width: 'phone' }
}

const SERVER = {
  webhooks: [0, 1, 2, 3].map((index) => webhook(index)),
  webhookDeliveries: [0, 1, 2, 3].map((index) => webhookDelivery(index)),
}
const DELIVERIES = { page: 'deliveries', params: { id: 'webhook_0' } }

export default {
  title: 'screens/webhooks',
  component: ScreenStory,
  args: { plugin, params: {}, server: SERVER } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Phone: Story = { parameters: { width: 'phone' } }
export const NoMatches: Story = { args: { params: { search: 'volcano' } } }
export const Nothing: Story = { args: { server: {} } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }
export const Deliveries: Story = { args: DELIVERIES }
export const DeliveriesPhone: Story = { args: DELIVERIES, parameters: { width: 'phone' } }

const part = (draw: ScreenPartStoryProps['part']) =>
  function Part() {
    return <ScreenPartStory plugin={plugin} server={SERVER} part={draw} />
  }
const close = () => undefined

export const Details: Story = {
  render: part((intl) => <WebhookDetails webhook={webhook(2)} intl={intl} />),
}
export const Create: Story = {
  render: part((intl) => (
    <WebhookDialog edited={null} intl={intl} onSecret={close} onClose={close} />
  )),
}
export const Edit: Story = {
  render: part((intl) => (
    <WebhookDialog edited={webhook(1)} intl={intl} onSecret={close} onClose={close} />
  )),
}
export const Secret: Story = {
  render: part((intl) => (
    <SecretDialog
      secret="whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="
      intl={intl}
      onClose={close}
    />
  )),
}
export const Test: Story = {
  render: part((intl) => <TestDialog webhook={webhook(0)} intl={intl} onClose={close} />),
}
export const Delivery: Story = {
  render: part((intl) => <DeliveryDetails delivery={webhookDelivery(0)} intl={intl} />),
}
export const Retried: Story = {
  render: part((intl) => <DeliveryDetails delivery={webhookDelivery(1)} intl={intl} />),
}
export const Verify: Story = {
  render: part((intl) => <VerifyDialog intl={intl} onClose={close} />),
}
