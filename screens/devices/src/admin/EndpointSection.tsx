import {
  Callout,
  FormPart,
  PageSection,
  QueryView,
  useChange,
  useVersionedForm,
  type NodeSettings,
} from '@airshed/console-kit'
import { editThiamisEndpoint } from '@airshed/console-kit/calls'
import type { FollowRules } from '@airshed/console-kit/forms'
import { useNow, type Messages, type Node, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { settingNotes } from '../edit/settingNotes.ts'
import { useNodeSettings } from '../edit/useNodeSettings.ts'
import { schema, type EndpointForm } from './endpointForm.ts'
import validator from './endpointForm.ts?form-validator'
import './admin.css'

/** It is asked for in lower case, however it is typed. */
const RULES: FollowRules = {
  meansSame: (_, one, other) => String(one).toLowerCase() === String(other).toLowerCase(),
}
/** How often ages are redrawn. */
const TICK_MS = 30_000

export interface EndpointSectionProps {
  /** A device that takes settings from this server, with its configuration. */
  node: Node
  intl: PluginIntl
}

/** The address that a device reports to: as it was asked for, else as the device says. */
export function EndpointSection({ node, intl }: EndpointSectionProps) {
  const query = useNodeSettings(node.node_id)
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <PageSection title={text('endpoint')}>
      <div className="devices-endpoint">
        <QueryView query={query} errorTitle={text('confirmed.error')} skeletonHeightPx={96}>
          {(settings) => <AskEndpoint {...{ node, settings, intl }} />}
        </QueryView>
      </div>
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
  const form = useVersionedForm<EndpointForm, string, unknown>({
    node,
    formOf: endpointFormOf,
    changesOf: ({ endpoint: before }, { endpoint }) => (endpoint === before ? null : endpoint),
    send: (value, version) => ask({ params: { id: node.serial }, body: { value, version } }),
    rules: RULES,
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

/** The address that a device was asked to report to, else the one that it reports, if it is known. */
function endpointFormOf({ settings }: Node): Partial<EndpointForm> {
  const known = settings?.['endpoint']
  return typeof known === 'string' ? { endpoint: known } : {}
}
