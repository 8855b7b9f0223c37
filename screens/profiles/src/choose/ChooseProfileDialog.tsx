import {
  Dialog,
  RefusedCallout,
  useChange,
  useVersionedForm,
  type DeviceProfile,
} from '@airshed/console-kit'
import { setNodeProfile } from '@airshed/console-kit/calls'
import { ClashChoice } from '@airshed/console-kit/forms'
import { Button, SearchSelect, type Node, type PluginIntl } from '@airshed/kit'
import { ProfileTable } from '../details/ProfileTable.tsx'
import '../profiles.css'

const WIDTH_PX = 960
/** Value of the option that chooses none. */
const DEFAULT = ''

type NodeProfile = Pick<Node, 'profile_id'>
interface ProfileForm {
  /** Id of a profile, or {@link DEFAULT}. */
  profile: string
}
const formOf = ({ profile_id: id }: Node): ProfileForm => ({ profile: id ?? DEFAULT })

export interface ChooseProfileDialogProps {
  node: Node
  /** Texts are in the language of the page. */
  profiles: readonly DeviceProfile[]
  intl: PluginIntl
  onClose: () => void
}

/** Chooses the profile of a device, and shows the limits of that profile. */
export function ChooseProfileDialog({ node, profiles, intl, onClose }: ChooseProfileDialogProps) {
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const { mutateAsync: choose } = useChange(setNodeProfile, {
    success: text('choose.done', { device: node.presentName }),
    // Shown in the dialog, or settled.
    isShown: () => false,
  })
  const { value, saving, isChanged, change, save, elsewhere } = useVersionedForm<
    ProfileForm,
    NodeProfile,
    Node
  >({
    node,
    formOf,
    changesOf: (_, { profile }) => ({ profile_id: profile === DEFAULT ? null : profile }),
    send: (body, version) => choose({ params: { id: node.node_id }, body: { ...body, version } }),
    onSaved: () => Promise.resolve(onClose()),
  })
  const { profile: chosen = DEFAULT } = value
  const byDefault = profiles.find(({ id }) => id === node.default_profile_id)
  const shown = profiles.find(({ id }) => id === chosen) ?? byDefault
  const theirs = elsewhere.clashes['profile'] as string | undefined
  const words = (profile: string): string =>
    profiles.find(({ id }) => id === profile)?.name ??
    (profile === DEFAULT ? text('choose.default', { profile: byDefault?.name ?? '' }) : profile)
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
            loading={saving.state === 'saving'}
            disabled={!isChanged || theirs !== undefined}
            text={text('choose.save')}
            onClick={() => void save({ profile: chosen })}
          />
        </>
      }
    >
      {saving.state === 'refused' ? <RefusedCallout error={saving.error} /> : null}
      <SearchSelect
        label={text('column.profile')}
        isFill
        value={chosen}
        onChange={(profile) => change({ profile })}
        options={[
          { value: DEFAULT, label: words(DEFAULT) },
          ...profiles.map(({ id, name, version }) => ({ value: id, label: name, note: version })),
        ]}
      />
      {theirs === undefined ? null : (
        <div role="alert">
          <ClashChoice
            name="profile"
            theirs={words(theirs)}
            mine={words(chosen)}
            onSettle={(side) => elsewhere.onSettle('profile', side)}
          />
        </div>
      )}
      {shown === undefined ? null : <ProfileTable profile={shown} intl={intl} />}
    </Dialog>
  )
}
