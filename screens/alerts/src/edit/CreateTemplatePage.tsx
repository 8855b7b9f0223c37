import { useChange } from '@airshed/console-kit'
import { createAlertTemplate } from '@airshed/console-kit/calls'
import type { ScreenProps } from '@airshed/kit'
import type { CreateTemplateParams } from './createTemplateParams.ts'
import { newTemplateOf } from './draft/alertBody.ts'
import { newDraft, NO_COVERS } from './draft/alertDraft.ts'
import { NewAlert } from './NewAlert.tsx'
import { textOf } from './textOf.ts'

/** Creates a template: an alert for each device of a type or with a tag. */
export default function CreateTemplatePage({ intl }: ScreenProps<CreateTemplateParams>) {
  const text = textOf(intl)
  const { mutateAsync: create } = useChange(createAlertTemplate, {
    isShown: () => false,
    success: text('template.created'),
  })
  return (
    <NewAlert
      title={text('template.new')}
      noRights={text('template.noRights')}
      above={[
        { label: text('title'), to: 'alerts' },
        { label: text('templates.title'), to: 'alerts/templates' },
      ]}
      start={(organizationId) => newDraft(organizationId, NO_COVERS)}
      onCreate={(draft) => create({ body: newTemplateOf(draft) })}
      intl={intl}
    />
  )
}
