import { catalogueName, periodWords, standardUnit, type DeviceProfile } from '@airshed/console-kit'
import { BandMark, useSession, type PluginIntl } from '@airshed/kit'
import { boundText } from './boundText.ts'
import '../profiles.css'

export interface ProfileTableProps {
  /** Texts are in the language of the page. */
  profile: DeviceProfile
  intl: PluginIntl
}

/** How a profile grades: for each parameter its averaging period and the values of each grade. */
export function ProfileTable({ profile, intl }: ProfileTableProps) {
  const { locale } = useSession()
  const tag = locale.replace('_', '-')
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  return (
    <div className="profiles-details">
      <p className="profiles-note">
        {text('details.source', { source: profile.source, date: profile.valid_from })}
      </p>
      <div className="profiles-scroll" tabIndex={0} role="region" aria-label={profile.name}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('details.parameter')}</th>
              <th scope="col">{text('details.period')}</th>
              {profile.grades.map(({ id, name, color, letter }) => (
                <th scope="col" key={id}>
                  <BandMark {...{ color, letter, name }} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(profile.ranges).map(([path, range]) => (
              <tr key={path}>
                <th scope="row">
                  {catalogueName(path, locale)}{' '}
                  <span className="profiles-unit">{standardUnit(path, range.unit)}</span>
                </th>
                <td data-label={text('details.period')}>
                  {range.averagingPeriodMs === null
                    ? text('details.moment')
                    : periodWords(range.averagingPeriodMs, tag)}
                </td>
                {profile.grades.map(({ id, name }) => (
                  <td key={id} data-label={name}>
                    {boundText(range, id, intl)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
