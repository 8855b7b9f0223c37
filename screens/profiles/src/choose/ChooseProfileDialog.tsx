import { Dialog, useChange, type DeviceProfile } from '@airshed/console-kit'
import { setNodeProfile } from '@airshed/console-kit/calls'
import { Button, SearchSelect, type Node, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { ProfileTable } from '../details/ProfileTable.tsx'
import '../profiles.css'

const WIDTH_PX = 960
/** Value of the option that chooses none. */
const DEFAULT = ''

export interface ChooseProfileDialogProps {
  node: Node
  /** Texts are in the language of the page. */
  profiles: readonly DeviceProfile[]
  intl: PluginIntl
  onClose: () => void
}

/** Chooses the profile of a device, and shows the limits of that profile. */
export function ChooseProfileDialog({ node, profiles, intl, onClose }: ChooseProfileDialogProps) {
  const [chosen, setChosen] = useState(node.profile_id ?? DEFAULT)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const { mutate, isPending } = useChange(setNodeProfile, {
    success: text('choose.done', { device: node.presentName }),
  })
  const byDefault = profiles.find(({ id }) => id === node.default_profile_id)
  const shown = profiles.find(({ id }) => id === chosen) ?? byDefault
  const profileId = chosen === DEFAULT ? null : chosen
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text('choose.title', { device: node.presentName })}
      onClose={onClose}
      actions={
        <>
          <Button text={text('cancel')} onClick={onClose} />
          <Button
            intent="primary"
            loading={isPending}
            disabled={profileId === node.profile_id}
            text={text('choose.save')}
            onClick={() =>
              mutate(
                { params: { id: node.node_id }, body: { profile_id: profileId } },
                { onSuccess: onClose },
              )
            }
          />
        </>
      }
    >
      <SearchSelect
        label={text('column.profile')}
        isFill
        value={chosen}
        onChange={setChosen}
        options={[
          { value: DEFAULT, label: text('choose.default', { profile: byDefault?.name ?? '' }) },
          ...profiles.map(({ id, name, version }) => ({ value: id, label: name, note: version })),
        ]}
      />
      {shown === undefined ? null : <ProfileTable profile={shown} intl={intl} />}
    </Dialog>
  )
}
