import {
  Callout,
  errorText,
  useAirshed,
  type ChannelTestResult,
  type NotificationChannelTest,
} from '@airshed/console-kit'
import { testNotificationChannel } from '@airshed/console-kit/calls'
import { Button, NamedIcon, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { textOf } from '../edit/textOf.ts'
import { testText } from './testText.ts'

export interface TestButtonProps {
  /**
   * The channel to be tested, as currently entered in the form; null: it is incomplete, and the form shows
   * why.
   */
  wanted: () => NotificationChannelTest | null
  intl: PluginIntl
}

type Outcome = { result: ChannelTestResult } | { error: unknown } | null

/** Sends a test message, and shows what the service answers. */
export function TestButton({ wanted, intl }: TestButtonProps) {
  const { api } = useAirshed()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const text = textOf(intl)
  const send = async (): Promise<void> => {
    const body = wanted()
    setOutcome(null)
    if (body === null) return
    setSending(true)
    try {
      setOutcome({ result: await api.call(testNotificationChannel, { body }) })
    } catch (error) {
      setOutcome({ error })
    }
    setSending(false)
  }
  return (
    <div className="alerts-channel-test">
      <div>
        <Button
          icon={<NamedIcon name="pulse" />}
          text={text('channels.test.send')}
          loading={isSending}
          onClick={() => void send()}
        />
      </div>
      <div role="status">
        {outcome === null ? null : 'error' in outcome ? (
          <Callout intent="danger" compact>
            {errorText(outcome.error, intl)}
          </Callout>
        ) : (
          <Callout
            intent={outcome.result.ok ? 'success' : 'danger'}
            compact
            title={testText(outcome.result, text)}
          >
            {outcome.result.answer === '' ? null : (
              <code className="alerts-channel-answer">{outcome.result.answer}</code>
            )}
          </Callout>
        )}
      </div>
    </div>
  )
}
