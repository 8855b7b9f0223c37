import { Dialog, useChange, type Webhook } from '@airshed/console-kit'
import { testWebhook } from '@airshed/console-kit/calls'
import { Button, type PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'
import { DeliveryDetails } from './DeliveryDetails.tsx'

const WIDTH_PX = 640
/** Polling interval for its response, ms. */
const POLL_EVERY_MS = 1_000

export interface TestDialogProps {
  webhook: Webhook
  intl: PluginIntl
  onClose: () => void
}

/** Sends a test event, and shows the response of the target. */
export function TestDialog({ webhook, intl, onClose }: TestDialogProps) {
  const { mutate, isPending, data: sent } = useChange(testWebhook)
  const text = textOf(intl)
  const { _id: id, url } = webhook
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text('test')}
      onClose={onClose}
      actions={
        <>
          <Button text={text('close')} onClick={onClose} />
          <Button
            intent="primary"
            loading={isPending}
            text={text(sent === undefined ? 'test.send' : 'test.again')}
            onClick={() => mutate({ params: { id } })}
          />
        </>
      }
    >
      <p className="webhooks-url">{text('test.text', { url })}</p>
      <div aria-live="polite">
        {sent === undefined ? null : (
          <DeliveryDetails
            delivery={sent}
            intl={intl}
            askAgainMs={(details) =>
              details === undefined || details.state === 'waiting' ? POLL_EVERY_MS : false
            }
          />
        )}
      </div>
    </Dialog>
  )
}
