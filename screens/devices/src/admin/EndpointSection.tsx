import {
  Callout,
  FormPart,
  PageSection,
  QueryView,
  useChange,
  useFormSaving,
  type NodeSettings,
} from '@airshed/console-kit'
import { editThiamisEndpoint } from '@airshed/console-kit/calls'
import { useNow, type Messages, type Node, type PluginIntl } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { settingNotes } from '../edit/settingNotes.ts'
import { useNodeSettings } from '../edit/useNodeSettings.ts'
import { schema, type EndpointForm } from './endpointForm.ts'
import validator from './endpointForm.ts?form-validator'

/** How often ages are redrawn. */
const TICK_MS = 30_000

export interface EndpointSectionProps {
  /** A device that takes settings from this server. */
  node: Node
  intl: PluginIntl
}

/** The address that a device reports to: as it was asked for, else as the device says. */
export function EndpointSection({ node, intl }: EndpointSectionProps) {
  const query = useNodeSettings(node.node_id)
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <PageSection title={text('endpoint')}>
      <QueryView query={query} errorTitle={text('confirmed.error')} skeletonHeightPx={96}>
        {(settings) => <AskEndpoint {...{ node, settings, intl }} />}
      </QueryView>
    </PageSection>
  )
}

interface AskEndpointProps extends EndpointSectionProps {
  settings: NodeSettings
}

function AskEndpoint({ node, settings, intl }: AskEndpointProps) {
  const nowMs = useNow(TICK_MS)
  const text = (id: string): string => intl.formatMessage({ id })
  const { mutateAsync: ask } = useChange(editThiamisEndpoint, { isShown: () => false })
  const [start] = useState((): Partial<EndpointForm> => {
    const { desired, reported } = settings.settings.find(({ name }) => name === 'endpoint') ?? {}
    const known = desired ?? reported
    return typeof known === 'string' ? { endpoint: known } : {}
  })
  const form = useFormSaving<EndpointForm>({
    start,
    onSave: ({ endpoint: value }) => ask({ params: { id: node.serial }, body: { value } }),
    savedAs: ({ endpoint }) => ({ endpoint: endpoint.toLowerCase() }),
  })
  const formContext = useMemo(
    () => ({ notes: settingNotes(settings, nowMs, intl) }),
    [settings, nowMs, intl],
  )
  return (
    <FormPart<EndpointForm>
      {...{ form, schema, validator, formContext }}
      messages={intl.messages as Messages}
      saveLabel={text('endpoint.save')}
    >
      {form.isChanged ? (
        <Callout intent="warning" compact>
          {text('endpoint.warning')}
        </Callout>
      ) : null}
    </FormPart>
  )
}
