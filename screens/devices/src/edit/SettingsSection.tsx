import { useAirshed, PageSection } from '@airshed/console-kit'
import type { Node, PluginIntl } from '@airshed/kit'
import { LoadedDeviceForm, type FieldNote } from '@airshed/console-kit/forms'
import { SettingsForm } from './SettingsForm.tsx'

export interface SettingsSectionProps {
  /** With its configuration, the initial state of the forms. */
  node: Node
  /** Notes on its settings besides their values, by name. */
  notes: Readonly<Record<string, FieldNote>>
  intl: PluginIntl
}

/** The settings forms for a type of device, the most specific first. */
export function SettingsSection({ node, notes, intl }: SettingsSectionProps) {
  const { registry } = useAirshed()
  const forms = registry
    .formsFor({ subject: 'node', type: node.type })
    .filter(({ manifest }) => manifest.section === 'settings')
  if (forms.length === 0) return null
  return (
    <PageSection title={intl.formatMessage({ id: 'edit.settings' })}>
      {forms.map((form) => (
        <LoadedDeviceForm key={`${form.manifest.id} ${form.source?.version ?? ''}`} form={form}>
          {(definition) => (
            <SettingsForm {...{ definition, node, notes }} isNamed={forms.length > 1} />
          )}
        </LoadedDeviceForm>
      ))}
    </PageSection>
  )
}
