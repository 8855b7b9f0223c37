import { deviceModel, QueryView, useAirshed, useNode, PageSection } from '@airshed/console-kit'
import { LoadedDeviceForm } from '@airshed/console-kit/forms'
import type { Node, PluginIntl } from '@airshed/kit'
import { SettingsForm } from '../SettingsForm.tsx'
import '../../details/muted.css'

const HEIGHT_PX = 160
const NO_NOTES = {}

export interface PayloadSectionProps {
  node: Node
  intl: PluginIntl
}

/** The parameters that the payload fields of a device measure, for a type with mapped payloads. */
export function PayloadSection(props: PayloadSectionProps) {
  return deviceModel(props.node.type).mapsPayload ? <PayloadForms {...props} /> : null
}

function PayloadForms({ node, intl }: PayloadSectionProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const { registry } = useAirshed()
  // Fields seen in its uplinks are suggested.
  const query = useNode(node.node_id, ['configuration', 'data_points'])
  const forms = registry
    .formsFor({ subject: 'node', type: node.type })
    .filter(({ manifest }) => manifest.section === 'parameters')
  if (forms.length === 0) return null
  return (
    <PageSection title={text('payload')}>
      <p className="devices-muted">{text('payload.note')}</p>
      <QueryView query={query} errorTitle={text('payload.error')} skeletonHeightPx={HEIGHT_PX}>
        {(whole) =>
          forms.map((form) => (
            <LoadedDeviceForm key={`${form.manifest.id} ${form.source?.version ?? ''}`} form={form}>
              {(definition) => (
                <SettingsForm
                  definition={definition}
                  node={whole}
                  // Applied by the server: the device has nothing to confirm.
                  notes={NO_NOTES}
                  isNamed={forms.length > 1}
                />
              )}
            </LoadedDeviceForm>
          ))
        }
      </QueryView>
    </PageSection>
  )
}
