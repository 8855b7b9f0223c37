import {
  Breadcrumb,
  NoRights,
  useFormSaving,
  useLeaveUnasked,
  type Crumb,
} from '@airshed/console-kit'
import { PageHeader, useNavigation, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { AlertForm } from './AlertForm.tsx'
import type { AlertDraft } from './draft/alertDraft.ts'
import { textOf } from './textOf.ts'
import { useManaged } from './useManaged.ts'

export interface NewAlertProps {
  title: string
  /** Title while the reader may create none. */
  noRights: string
  /** The pages above; the last one is opened afterwards. */
  above: readonly Crumb[]
  /** @param organizationId preselected; null: none */
  start: (organizationId: string | null) => AlertDraft
  onCreate: (draft: AlertDraft) => Promise<unknown>
  intl: PluginIntl
}

/** The page that creates an alert or a template: its form, for those who may create one. */
export function NewAlert({ title, noRights, above, start, onCreate, intl }: NewAlertProps) {
  const { go } = useNavigation()
  const leaveUnasked = useLeaveUnasked()
  const { managed, first } = useManaged()
  const [draft] = useState(() => start(first))
  const list = above.at(-1)?.to ?? 'alerts'
  const form = useFormSaving<AlertDraft>({
    start: draft,
    async onSave(value) {
      await onCreate(value)
      leaveUnasked(() => go(list))
    },
  })
  return (
    <div>
      <Breadcrumb above={above} here={title} />
      <PageHeader title={title} />
      {managed.length === 0 ? (
        <NoRights
          permission="manage_devices"
          title={noRights}
          text={textOf(intl)('edit.noRights.text')}
        />
      ) : (
        <AlertForm isNew form={form} intl={intl} onCancel={() => go(list)} />
      )}
    </div>
  )
}
