import { FormDialog, firstOrganization } from '@airshed/console-kit'
import { useSession, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import type { CreateForm } from './createForm.ts'
import { NewDashboardForm } from './NewDashboardForm.tsx'
import { organizationChoices } from './organizationChoices.ts'
import { isOpen, TemplateChoice } from './TemplateChoice.tsx'
import { useNewDashboard } from './useNewDashboard.ts'
import { useTemplates } from './useTemplates.ts'

const WIDTH_PX = 680
const EMPTY = 'empty'

export interface CreateDialogProps {
  intl: PluginIntl
  onClose: () => void
}

/** Asks for a template, then for organization, description and name, and opens the new dashboard. */
export default function CreateDialog({ intl, onClose }: CreateDialogProps) {
  const { organizations, user, slug } = useSession()
  const text = (id: string): string => intl.formatMessage({ id })
  const [value, setValue] = useState<Partial<CreateForm>>(() => {
    const first = firstOrganization(organizationChoices(organizations, user.permissions), slug)
    return { ...(first === undefined ? {} : { organization_id: first }), name: text('new') }
  })
  const [wantedId, setWantedId] = useState(EMPTY)
  const [nodeId, setNodeId] = useState<string>()
  const [suggested, setSuggested] = useState(() => text('new'))
  const [isNodeMissing, setNodeMissing] = useState(false)
  const { make, isBusy } = useNewDashboard(onClose)
  const { offers, nodes, isCut, retry } = useTemplates(value.organization_id, nodeId, intl)
  // The previously chosen template may not be available in another organization.
  const wanted = offers.find(({ template }) => template.id === wantedId)
  const chosen = wanted !== undefined && isOpen(wanted) ? wanted : offers[0]

  /** A name that the user did not type follows the choice. */
  const suggest = (name: string): void => {
    if ((value.name ?? '') === suggested) setValue({ ...value, name })
    setSuggested(name)
  }
  const choose = (id: string): void => {
    setWantedId(id)
    setNodeMissing(false)
    const device = nodes.find((node) => node.node_id === nodeId)?.presentName
    if (id === EMPTY) suggest(text('new'))
    else suggest(id === 'device' ? (device ?? text('new')) : text(`template.${id}`))
  }
  return (
    <FormDialog
      title={text('new')}
      submitLabel={text('create')}
      isBusy={isBusy}
      width={WIDTH_PX}
      onClose={onClose}
    >
      {(formId) => (
        <>
          <TemplateChoice
            intl={intl}
            offers={offers}
            chosenId={chosen?.template.id ?? EMPTY}
            onChoose={choose}
            nodes={nodes}
            isCut={isCut}
            nodeId={nodeId}
            onChooseNode={(id) => {
              setNodeId(id)
              setNodeMissing(false)
              suggest(nodes.find((node) => node.node_id === id)?.presentName ?? text('new'))
            }}
            isNodeMissing={isNodeMissing}
            onRetry={retry}
          />
          <NewDashboardForm
            id={formId}
            intl={intl}
            value={value}
            isBusy={isBusy}
            onChange={(next) => {
              if (next.organization_id !== value.organization_id) setNodeId(undefined)
              setValue(next)
            }}
            onSubmit={(form) => {
              const plan = chosen?.plan ?? null
              if (plan === null) setNodeMissing(true)
              else make({ ...form, configuration: { widgets: [...plan.widgets] } })
            }}
          />
        </>
      )}
    </FormDialog>
  )
}
