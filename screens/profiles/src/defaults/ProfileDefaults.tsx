import { QueryView, useCall, useChange, type DeviceProfile } from '@airshed/console-kit'
import { getProfileDefaults, setProfileDefaults } from '@airshed/console-kit/calls'
import { SearchSelect, useSession, type PluginIntl } from '@airshed/kit'
import '../profiles.css'

const HEIGHT_PX = 62
/** Value of the option that leaves the choice to the type of each device. */
const BY_TYPE = ''
const PLACES = ['indoor', 'outdoor'] as const

export interface ProfileDefaultsProps {
  organizationId: string
  /** Texts are in the language of the page. */
  profiles: readonly DeviceProfile[]
  intl: PluginIntl
}

/** The default profiles of devices without a chosen one: for indoor and for outdoor devices. */
export function ProfileDefaults({ organizationId, profiles, intl }: ProfileDefaultsProps) {
  const { can } = useSession()
  const text = (id: string): string => intl.formatMessage({ id })
  const query = useCall(getProfileDefaults, { query: { organization_id: organizationId } })
  const { mutate, isPending } = useChange(setProfileDefaults, { success: text('defaults.done') })
  const options = [
    { value: BY_TYPE, label: text('defaults.byType') },
    ...profiles.map(({ id, name, version }) => ({ value: id, label: name, note: version })),
  ]
  return (
    <QueryView
      query={query}
      errorTitle={text('defaults.error')}
      skeletonHeightPx={HEIGHT_PX}
      // The list shows that.
      noRights={<></>}
    >
      {(defaults) => (
        <section className="profiles-defaults" aria-label={text('defaults')}>
          {PLACES.map((place) => (
            <div key={place} className="profiles-default">
              <span aria-hidden="true">{text(`defaults.${place}`)}</span>
              <SearchSelect
                label={text(`defaults.${place}`)}
                options={options}
                value={defaults[place] ?? BY_TYPE}
                isDisabled={isPending}
                disabledReason={can('manage_devices') ? undefined : text('defaults.noRights')}
                onChange={(chosen) =>
                  mutate({ body: { ...defaults, [place]: chosen === BY_TYPE ? null : chosen } })
                }
              />
            </div>
          ))}
        </section>
      )}
    </QueryView>
  )
}
